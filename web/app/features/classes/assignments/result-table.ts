import { m } from '@emojigma/messages'
import { locale } from '@emojigma/messages/language.ts'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { AssignmentResult } from '@emojigma/contract/classes/assignments.ts'
import { ENOUGH_FIRST_TRIES, isFirstTry, MAX_ASSIGNMENT_TITLE } from '@emojigma/contract/rules/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { csvOf } from '@emojigma/contract/rules/csv.ts'
import { SKILLS } from '@emojigma/engine/skills.ts'
import type { PuzzleChoice } from './PuzzlePicker.tsx'

type Result = AssignmentResult['Students'][number]['Results'][number]
type AssignedPuzzle = AssignmentResult['Assignment']['Puzzles'][number]

/** One student's results. */
export interface StudentSummary {
  readonly id: string
  readonly name: string
  readonly userName: string
  readonly solved: number
  readonly firstTry: number
  readonly hinted: number
  readonly late: number
}

/** Numeric, so that "Pupil 2" comes before "Pupil 10", as in the class list. */
const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })

/** Sorted by name. */
export function summariesOf({ Students }: AssignmentResult): readonly StudentSummary[] {
  return Students.map(({ Id, UserName, RealName, Results }) => ({
    id: Id,
    name: RealName ?? UserName,
    userName: UserName,
    solved: Results.filter(({ State }) => State === 'solved').length,
    firstTry: Results.filter(isFirstTry).length,
    hinted: Results.filter(({ HintRung }) => HintRung > 0).length,
    late: Results.filter(({ IsLate }) => IsLate).length,
  })).toSorted((one, other) => collator.compare(one.name, other.name))
}

/** `Classic, Easy`, or a made puzzle's title. */
export function puzzleName({ PuzzleId, PuzzleTypeId, LevelId, Title }: AssignedPuzzle): string {
  const kind = `${nameWords.kinds[PuzzleTypeId]}, ${nameWords.levels[LevelId]}`
  return isMadePuzzleId(PuzzleId) ? m['result_table.puzzle_with_kind']({ title: Title ?? m['result_table.made_in_class'](), kind }) : kind
}

/** The puzzles that most students who tried them did not solve at the first try. */
export function missedMost({ Assignment, Puzzles }: AssignmentResult) {
  const byId = new Map(Assignment.Puzzles.map((puzzle) => [puzzle.PuzzleId, puzzle]))
  return Puzzles.flatMap((tally) => {
    const puzzle = byId.get(tally.PuzzleId)
    const missed = tally.Attempted - tally.FirstTry
    return puzzle && missed > 0 ? [{ ...tally, puzzle, missed }] : []
  }).toSorted((one, other) => other.missed / other.Attempted - one.missed / one.Attempted || other.missed - one.missed)
}

/** The first values of a new assignment. */
export interface AssignmentStart {
  readonly title: string
  readonly choice: PuzzleChoice
  /** Undefined = the whole class. */
  readonly studentIds: readonly string[] | undefined
}

/** An assignment of the kinds, levels and skills that were missed, for the students who missed them.
 *  @returns undefined if nothing was missed */
export function moreLikeMissed(result: AssignmentResult): AssignmentStart | undefined {
  const { Assignment, Students, Skills } = result
  const missed = missedMost(result).map(({ puzzle }) => puzzle)
  if (missed.length === 0) return undefined
  const weak = Skills.filter(({ Attempted, FirstTry }) => Attempted > 0 && FirstTry / Attempted < ENOUGH_FIRST_TRIES)
  const students = Students.filter(({ Results }) => Results.some((one) => !isFirstTry(one))).map(({ Id }) => Id)
  return {
    title: m['assignment_editor.once_more']({ title: Assignment.Title }).slice(0, MAX_ASSIGNMENT_TITLE),
    choice: {
      typeIds: [...new Set(missed.map(({ PuzzleTypeId }) => PuzzleTypeId))],
      levelIds: [...new Set(missed.map(({ LevelId }) => LevelId))],
      skills: SKILLS.filter((skill) => weak.some(({ Skill }) => Skill === skill)),
    },
    studentIds: students.length < Students.length ? students : undefined,
  }
}

/** The share of first tries of each student at the begun puzzles of each skill, students sorted by name. */
export function skillsByStudent({ Students, Puzzles, Skills }: AssignmentResult) {
  const skills = Skills.filter(({ Attempted }) => Attempted > 0).map(({ Skill }) => Skill)
  const skillsOf = new Map(Puzzles.map((puzzle) => [puzzle.PuzzleId, puzzle.Skills]))
  const rows = Students.map(({ Id, UserName, RealName, Results }) => ({
    id: Id,
    name: RealName ?? UserName,
    percents: skills.map((skill) => {
      const its = Results.filter(({ PuzzleId }) => skillsOf.get(PuzzleId)?.includes(skill))
      return its.length === 0 ? null : Math.round((100 * its.filter(isFirstTry).length) / its.length)
    }),
  })).toSorted((one, other) => collator.compare(one.name, other.name))
  return { skills, rows }
}

/** `4 of 6 (67%)` */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : m['result_table.share']({ part, whole, percent: Math.round((100 * part) / whole) })
}

export const STATE_WORDS: Readonly<Record<Result['State'], string>> = {
  fresh: '',
  begun: m['classes.begun'](),
  solved: m['ui.solved'](),
  revealed: m['classes.answer_seen'](),
}

/** One line per student and puzzle, including untouched ones. */
export function resultCsv({ Assignment, Students }: AssignmentResult): string {
  const head = [
    m['classes.student'](),
    m['ui.user_name'](),
    m['ui.nickname'](),
    m['ui.puzzle'](),
    m['ui.kind_and_level'](),
    m['result_table.state'](),
    m['result_table.guesses'](),
    m['result_table.hints'](),
    m['ui.first_try'](),
    m['classes.late'](),
  ]
  const lines = Students.flatMap(({ UserName, Nickname, RealName = '', Results }) =>
    Assignment.Puzzles.map((puzzle) => {
      const result = Results.find(({ PuzzleId }) => PuzzleId === puzzle.PuzzleId)
      const who = [RealName, UserName, Nickname, puzzle.PuzzleId, puzzleName(puzzle)]
      if (!result) return [...who, m['result_table.not_begun'](), 0, 0, m['result_table.no'](), m['result_table.no']()]
      const { State, Guesses, HintRung, IsLate } = result
      return [...who, STATE_WORDS[State], Guesses, HintRung, yesOrNo(isFirstTry(result)), yesOrNo(IsLate)]
    }),
  )
  return csvOf([head, ...lines])
}

function yesOrNo(is: boolean): string {
  return is ? m['result_table.yes']() : m['result_table.no']()
}
