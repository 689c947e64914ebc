/** Puzzles that a teacher gave a classroom to do. */
export interface AssignmentsTable {
  id: string
  classroom_id: string
  title: string
  /** The UTC day by whose end it is to be done. */
  due_day: number
  made_at_ms: number
  /** When the teacher ended it; from then on students are not told of it. */
  ended_at_ms: number | null
  /** When it was deleted, to be brought back for some days. */
  removed_at_ms: number | null
  /** The page's own UUID of what it asked for; unique in the classroom. Null where none was sent, or it came to stand for a newer one. */
  assignment_key: string | null
}

/** A puzzle of an assignment. */
export interface AssignmentPuzzlesTable {
  assignment_id: string
  /** From 0, in the order in which they are played. */
  position: number
  /** Of a published puzzle, or of one that somebody made. */
  puzzle_id: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    assignments: AssignmentsTable
    assignment_puzzles: AssignmentPuzzlesTable
  }
}
