/** An assignment of a class. */
export interface AssignmentsTable {
  id: string
  classroom_id: string
  title: string
  /** The day, in the time zone of its class, on which students begin to see it; null = at once. */
  start_day: number | null
  /** The day, in the time zone of its class, by whose end it is due. */
  due_day: number
  /** 1 = for the students of its group and those in `assignment_students` only; null = for the whole class. */
  is_for_some: number | null
  /** The group of the class that it is for, if it is for one. */
  group_id: string | null
  made_at_ms: number
  /** When the teacher ended it; students no longer see it. */
  ended_at_ms: number | null
  /** When it was deleted; it can be restored for some days. */
  removed_at_ms: number | null
  /** Idempotency key: a UUID of the page, unique in the classroom. Null if none was sent, or after a newer assignment has used it. */
  assignment_key: string | null
}

/** A puzzle of an assignment. */
export interface AssignmentPuzzlesTable {
  assignment_id: string
  /** From 0, in the order of play. */
  position: number
  /** Id of a published or a made puzzle. */
  puzzle_id: number
}

/** A student for whom an assignment is that is not for the whole class. */
export interface AssignmentStudentsTable {
  assignment_id: string
  account_id: string
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    assignments: AssignmentsTable
    assignment_puzzles: AssignmentPuzzlesTable
    assignment_students: AssignmentStudentsTable
  }
}
