import type { BoardShows } from '@emojigma/contract/rules/classrooms.ts'

/** Times are milliseconds since 1970. */
export interface ClassroomsTable {
  /** Random UUID. */
  id: string
  /** The teacher's account. */
  teacher_id: string
  name: string
  /** 1 = archived. */
  is_archived: number
  /** The part of its board that its students see. */
  board_shows: BoardShows
  goal_points: number | null
  /** Null = UTC. */
  time_zone: string | null
  created_at_ms: number
  /** Null unless removed; deleted thirty days later. */
  removed_at_ms: number | null
  /** Idempotency key: a UUID of the page, unique per teacher. Null if none was sent, or after a newer class has used it. */
  classroom_key: string | null
  /** Its owner's account was deleted: until then the class goes on without a plan. Null = it was never so. */
  grace_until_ms: number | null
}

/** A teacher of a class beside its owner. */
export interface CoTeachersTable {
  classroom_id: string
  account_id: string
  joined_at_ms: number
  /** The owner ended it. Deleted thirty days later. */
  ended_at_ms: number | null
}

/** A mailed invitation of a teacher to a class or to a school. Deleted when it expires. */
export interface TeacherInvitationsTable {
  /** Random UUID. */
  id: string
  /** Null in an invitation to a school. */
  classroom_id: string | null
  /** Null in an invitation to a class. */
  school_id: string | null
  /** Folded. */
  email: string
  /** SHA-256 of the code in the link; null until the letter is written. */
  code_hash: string | null
  created_at_ms: number
  expires_at_ms: number
  /** Its sender took it back. */
  ended_at_ms: number | null
  /** The account that joined by it. */
  joined_account_id: string | null
}

/** A teacher's number of students, all classes together, without removed ones. Any change of the number locks this row first. */
export interface TeacherSeatsTable {
  teacher_id: string
  used: number
}

/** The cause of a student's removal. */
export type RemovedBy = 'teacher' | 'classroom' | 'idle'

/** A student of a class; the account has the public names. */
export interface StudentsTable {
  account_id: string
  classroom_id: string
  /** The teacher's name for the student. */
  real_name: string | null
  created_at_ms: number
  /** The day of the last sign-in, or of creation. */
  last_seen: number
  /** Null unless removed. */
  removed_at_ms: number | null
  /** `classroom`: removed with the class, and restored with it. */
  removed_by: RemovedBy | null
  /** The id in the school's own list. */
  roster_id: string | null
  /** HMAC of the folded school address, which is not stored. */
  address_key: string | null
}

/** An upload of students with the result of each row, so that a repeated upload creates nothing twice. */
export interface StudentUploadsTable {
  /** Random UUID, also the id of the job for its passwords. */
  id: string
  teacher_id: string
  /** Idempotency key: a UUID of the page, unique per teacher. */
  upload_key: string
  /** Of the request without its passwords. */
  fingerprint: string
  /** The result of each row as JSON, without passwords and names. */
  results: string
  /** Passwords in the request. */
  password_count: number
  created_at_ms: number
}

/** A password set by a teacher and not hashed yet. Its row is deleted as soon as it is. */
export interface WaitingPasswordsTable {
  account_id: string
  upload_id: string
  /** Encrypted. */
  sealed: string
  created_at_ms: number
}

/** A new school year of a teacher, so that it can be undone. */
export interface RollOversTable {
  /** Random UUID. */
  id: string
  teacher_id: string
  /** Idempotency key: a UUID of the page, unique per teacher. */
  roll_over_key: string
  /** The change to each class, as JSON. */
  steps: string
  made_at_ms: number
  is_undone: number
}

/** A student who moved on with a whole class. The class keeps their results. */
export interface FormerStudentsTable {
  account_id: string
  classroom_id: string
  left_at_ms: number
}

/** A group of a class, such as a table. Students never see it. */
export interface ClassGroupsTable {
  /** Random UUID. */
  id: string
  classroom_id: string
  name: string
  made_at_ms: number
  /** Null unless removed; deleted thirty days later. */
  removed_at_ms: number | null
  /** Idempotency key: a UUID of the page, unique in the class. */
  group_key: string | null
}

/** A student of a group. Counts only while the student is in the group's class: those who leave it and return find their groups again. */
export interface ClassGroupStudentsTable {
  group_id: string
  account_id: string
}

/** A school: teachers who share the Teacher plan and the seats of one of them. */
export interface SchoolsTable {
  /** Random UUID. */
  id: string
  /** The account whose plan it has; also a teacher of it. */
  payer_id: string
  name: string
  created_at_ms: number
}

/** A teacher of a school, the payer included. */
export interface SchoolTeachersTable {
  account_id: string
  school_id: string
  joined_at_ms: number
  /** The payer ended it. Deleted thirty days later. */
  ended_at_ms: number | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    classrooms: ClassroomsTable
    co_teachers: CoTeachersTable
    teacher_invitations: TeacherInvitationsTable
    schools: SchoolsTable
    school_teachers: SchoolTeachersTable
    teacher_seats: TeacherSeatsTable
    students: StudentsTable
    student_uploads: StudentUploadsTable
    waiting_passwords: WaitingPasswordsTable
    roll_overs: RollOversTable
    former_students: FormerStudentsTable
    class_groups: ClassGroupsTable
    class_group_students: ClassGroupStudentsTable
  }
}
