import type { AssignmentResult, MyAssignment } from '@emojigma/contract/classes/assignments.ts'
import { isFirstTry, type AssignedState } from '@emojigma/contract/rules/assignments.ts'
import { skillsOf } from '@emojigma/engine/practice/strand-of.ts'
import { SKILLS } from '@emojigma/engine/skills.ts'
import { SLIP_RULES } from '@emojigma/engine/understanding/slip.ts'
import type { PuzzleRecord, ShelvedPuzzle } from './shelf.ts'

type PuzzleResult = AssignmentResult['Students'][number]['Results'][number]

interface Tally {
  Attempted: number
  Solved: number
  FirstTry: number
  Hinted: number
}

/** How many students did all of the puzzles, and how many puzzles all students did together. */
export interface Progress {
  readonly finished: number
  readonly done: number
}

export function stateOf({ solvedAtMs, revealedAtMs }: Pick<PuzzleRecord, 'solvedAtMs' | 'revealedAtMs'>): AssignedState {
  if (solvedAtMs !== undefined) return 'solved'
  return revealedAtMs === undefined ? 'begun' : 'revealed'
}

/** A student's result at an assigned puzzle, as they see it. */
export function ownStateOf(record: PuzzleRecord | undefined): Pick<MyAssignment['Puzzles'][number], 'State' | 'IsFirstTry'> {
  if (!record) return { State: 'fresh' }
  const State = stateOf(record)
  return State === 'solved'
    ? { State, IsFirstTry: isFirstTry({ State, Guesses: record.guessCount, HintRung: record.hintRung }) }
    : { State }
}

/** @param byStudent what each student of the class did, by account and puzzle */
export function progressOf(
  studentIds: readonly string[],
  puzzleIds: readonly number[],
  byStudent: ReadonlyMap<string, ReadonlyMap<number, PuzzleRecord>>,
): Progress {
  let [finished, done] = [0, 0]
  for (const studentId of studentIds) {
    const own = byStudent.get(studentId)
    const solved = puzzleIds.filter((id) => own?.get(id)?.solvedAtMs !== undefined).length
    done += solved
    if (solved > 0 && solved === puzzleIds.length) finished += 1
  }
  return { finished, done }
}

/** The results of a student's begun puzzles, in the order of the assignment.
 *  @param dueMs the last moment of the due day */
export function resultsOf(
  puzzleIds: readonly number[],
  own: ReadonlyMap<number, PuzzleRecord> | undefined,
  dueMs: number,
): readonly PuzzleResult[] {
  return puzzleIds.flatMap((id) => {
    const record = own?.get(id)
    if (!record) return []
    const { guessCount, hintRung, solvedAtMs, slip } = record
    const IsLate = solvedAtMs !== undefined && solvedAtMs > dueMs
    return [
      {
        PuzzleId: id,
        State: stateOf(record),
        Guesses: guessCount,
        HintRung: hintRung,
        IsLate,
        ...(slip === undefined ? {} : { Slip: slip }),
      },
    ]
  })
}

/** The results of a class by puzzle and by skill: a puzzle counts for each of its skills.
 *  Source: docs/product.md, Assignments */
export function talliesOf(
  puzzles: readonly ShelvedPuzzle[],
  results: readonly PuzzleResult[],
): Pick<AssignmentResult, 'Puzzles' | 'Skills'> {
  const byPuzzle = Map.groupBy(results, ({ PuzzleId }) => PuzzleId)
  const tallied = puzzles.map((puzzle) => ({ puzzle, skills: skillsOf(puzzle.question), tally: tallyOf(byPuzzle.get(puzzle.id) ?? []) }))
  return {
    Puzzles: tallied.map(({ puzzle, skills, tally }) => ({ PuzzleId: puzzle.id, Skills: [...skills], ...tally })),
    Skills: SKILLS.flatMap((skill) => {
      const its = tallied.filter(({ skills }) => skills.includes(skill))
      return its.length === 0 ? [] : [{ Skill: skill, Puzzles: its.length, ...sumOf(its.map(({ tally }) => tally)) }]
    }),
  }
}

/** How many students made each slip, the most first. */
export function slipsOf(
  studentIds: readonly string[],
  puzzleIds: readonly number[],
  byStudent: ReadonlyMap<string, ReadonlyMap<number, PuzzleRecord>>,
): AssignmentResult['Slips'] {
  const made = studentIds.flatMap((studentId) => [
    ...new Set(puzzleIds.flatMap((puzzleId) => byStudent.get(studentId)?.get(puzzleId)?.slip ?? [])),
  ])
  const counts = SLIP_RULES.map((slip) => ({ Slip: slip, Students: made.filter((one) => one === slip).length }))
  return counts.filter(({ Students }) => Students > 0).toSorted((one, other) => other.Students - one.Students)
}

export function tallyOf(results: readonly PuzzleResult[]): Tally {
  return {
    // A reveal without a guess is no attempt.
    Attempted: results.filter(({ State, Guesses }) => State !== 'revealed' || Guesses > 0).length,
    Solved: results.filter(({ State }) => State === 'solved').length,
    FirstTry: results.filter(isFirstTry).length,
    Hinted: results.filter(({ HintRung }) => HintRung > 0).length,
  }
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = { Attempted: 0, Solved: 0, FirstTry: 0, Hinted: 0 }
  for (const { Attempted, Solved, FirstTry, Hinted } of tallies) {
    sum.Attempted += Attempted
    sum.Solved += Solved
    sum.FirstTry += FirstTry
    sum.Hinted += Hinted
  }
  return sum
}
