import type { LookingFeature, LookingStep, StepWords } from '../../steps.ts'

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
    case 'feature':
      return featureWords[step.feature]
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

/** A single feature is compared more surely than the whole emoji. */
const featureWords: Readonly<Record<LookingFeature, StepWords>> = {
  shape: {
    where: 'Compare one thing at a time.',
    rule: 'The odd one is another emoji, so its outline is not the same.',
    worked: 'Look only at the outlines, row by row. Then go again and look only at the colors.',
  },
  direction: {
    where: 'Compare which way they point.',
    rule: 'The odd one leans, or looks the other way.',
    worked: 'Choose one tip or edge of the emoji. Look only at that, row by row.',
  },
  'part missing': {
    where: 'Compare how many parts they have.',
    rule: 'The odd one lacks a part.',
    worked: 'Choose one part and look only at that, row by row. Then choose the next part.',
  },
  'place of a part': {
    where: 'Compare where the small parts are.',
    rule: 'In the odd one, a part is moved or upside down.',
    worked: 'Choose one part and look only at its place, row by row. Then choose the next part.',
  },
  eyes: {
    where: 'Compare the eyes.',
    rule: 'The odd one has one eye closed.',
    worked: 'Look only at the eyes, row by row.',
  },
  colour: {
    where: 'Compare the colors.',
    rule: 'In the odd one, a part is lighter or darker.',
    worked: 'Choose one color and look only at that, row by row. Then choose the next color.',
  },
}
