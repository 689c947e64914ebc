import type { LookingStep, StepWords } from '../../steps.ts'

export function lookingWords(step: LookingStep): StepWords {
  switch (step.technique) {
    case 'whole picture':
      return {
        where: 'Look at the whole picture.',
        rule: 'Let your eyes rest in the middle and wait: the odd one may catch your eye all by itself.',
        worked: 'Lean back a little and look at all of it at once, not at single emoji.',
      }
    case 'sweep':
      return {
        where: 'Start in row 1, at the left.',
        rule: 'Look along one row at a time, so that you leave nothing out.',
        worked: `Go along row 1 with a finger, then row 2, down to row ${step.side}. Compare each emoji with its neighbour: shape first, then colour, then the small parts.`,
      }
    case 'half': {
      const { fromRow, toRow } = step
      return {
        where: `Look at the ${fromRow === 0 ? 'upper' : 'lower'} half.`,
        rule: `The odd one is somewhere in rows ${fromRow + 1} to ${toRow + 1}.`,
        worked: `You can leave the other half out. Search rows ${fromRow + 1} to ${toRow + 1}.`,
      }
    }
    case 'row':
      return {
        where: `Look at row ${step.row + 1}.`,
        rule: 'The odd one is in this row.',
        worked: `Go along row ${step.row + 1} from left to right and compare each emoji with the next.`,
      }
    case 'cell':
      return {
        where: `Look at row ${step.row + 1}, column ${step.column}.`,
        rule: 'That one is not like the others.',
        worked: `The odd one is in row ${step.row + 1}, column ${step.column}.`,
      }
  }
}
