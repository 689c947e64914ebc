import type { MyAssignment } from '@emojigma/contract/classes/assignments.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { assignedPath, madePuzzlePath, PATHS, puzzlePath } from '../../../platform/navigation/paths.ts'

type OwnPuzzle = MyAssignment['Puzzles'][number]

export interface AssignmentSet {
  /** The place of the puzzle in the assignment, from 1. */
  readonly place: number
  readonly count: number
  /** The place of the next unsolved puzzle, from 1; undefined if there is no other. */
  readonly next: number | undefined
  readonly nextPath: string
}

/** The address parameter of the assignment that was just finished. */
export const FINISHED = 'finished'

/** Where the tab remembers the assignment of a link while its student signs in. */
export const WANTED_IN_TAB = 'emojigma.assignment.wanted'

export function isDone({ State }: Pick<OwnPuzzle, 'State'>): boolean {
  return State === 'solved' || State === 'revealed'
}

export function pathIn(assignmentId: string, { PuzzleId, PuzzleTypeId, LevelId }: OwnPuzzle): string {
  const path = isMadePuzzleId(PuzzleId) ? madePuzzlePath(PuzzleId) : puzzlePath(PuzzleId, PuzzleTypeId, LevelId)
  return assignedPath(path, assignmentId)
}

/** The page after a puzzle of an assignment: the next unsolved one, those before it last.
 *  @returns undefined if the puzzle is not in the assignment */
export function setAround({ Id, Puzzles }: MyAssignment, puzzleId: number): AssignmentSet | undefined {
  const at = Puzzles.findIndex(({ PuzzleId }) => PuzzleId === puzzleId)
  if (at === -1) return undefined
  const next = [...Puzzles.slice(at + 1), ...Puzzles.slice(0, at)].find((puzzle) => !isDone(puzzle))
  return {
    place: at + 1,
    count: Puzzles.length,
    next: next && Puzzles.indexOf(next) + 1,
    nextPath: next ? pathIn(Id, next) : `${PATHS.assignments}?${FINISHED}=${encodeURIComponent(Id)}`,
  }
}
