import type { BoardShows } from '@emojigma/contract/rules/classrooms.ts'

/** A class. Times are milliseconds since 1970. */
export interface ClassroomsTable {
  /** Random UUID. */
  id: string
  /** The account that teaches it. */
  teacher_id: string
  name: string
  /** 1 once it is put away. */
  is_archived: number
  /** What its students see of its board. */
  board_shows: BoardShows
  goal_points: number | null
  created_at_ms: number
  /** Null unless it was removed; thirty days later it is deleted. */
  removed_at_ms: number | null
  /** The page's own UUID of what it asked for; unique for a teacher. Null where none was sent, or it came to stand for a newer class. */
  classroom_key: string | null
}

/** How many students a teacher has, all classes together, without those that were removed. What changes the number locks this row first. */
export interface TeacherSeatsTable {
  teacher_id: string
  used: number
}

/** Who or what removed a student. */
export type RemovedBy = 'teacher' | 'classroom' | 'idle'

/** A pupil of a class; the account has the names that others may know. */
export interface StudentsTable {
  account_id: string
  classroom_id: string
  /** What the teacher calls the student. */
  real_name: string | null
  created_at_ms: number
  /** The day on which the student was last signed in, or was added. */
  last_seen: number
  /** Null unless they were removed. */
  removed_at_ms: number | null
  /** `classroom`: it went with its class, and comes back with it. */
  removed_by: RemovedBy | null
}

/** Students that were sent together, and what became of each, so that the same upload makes nothing twice. */
export interface StudentUploadsTable {
  /** Random UUID, also of the work on its passwords. */
  id: string
  teacher_id: string
  /** The page's own UUID of the upload; unique for a teacher. */
  upload_key: string
  /** Of what was sent, but for the passwords. */
  fingerprint: string
  /** What became of each row, as JSON, without passwords and names. */
  results: string
  /** How many passwords were sent with it. */
  password_count: number
  created_at_ms: number
}

/** A password that was chosen for a student and is not hashed yet. It goes as soon as it is. */
export interface WaitingPasswordsTable {
  account_id: string
  upload_id: string
  /** Encrypted. */
  sealed: string
  created_at_ms: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    classrooms: ClassroomsTable
    teacher_seats: TeacherSeatsTable
    students: StudentsTable
    student_uploads: StudentUploadsTable
    waiting_passwords: WaitingPasswordsTable
  }
}
