import type { Day } from '@emojigma/engine/day.ts'
import type { Visitor } from './visitor.ts'

/** A visitor's progress at a puzzle. `begun`: guessed without success. */
export type PuzzleState = 'fresh' | 'begun' | 'solved' | 'revealed'

/** A published puzzle, or one sent by a friend, as far as access depends on it. */
export interface AccessedPuzzle {
  readonly id: number
  readonly state: PuzzleState
}

/** A teacher's relation to a classroom. `owns`: its students count against the visitor's plan. `teaches`: a co-teacher, while the owner's
 *  plan counts. `rests`: a co-teacher after that. */
export type TeachingTie = 'owns' | 'teaches' | 'rests'

/** A visitor's relation to a classroom. */
export type ClassroomTie = TeachingTie | 'attends' | 'none'

/** A visitor's relation to a school: its payer, another teacher of it, or neither. */
export type SchoolTie = 'pays' | 'belongs' | 'none'

/** A visitor's relation to a made puzzle: its maker, a teacher of that student, or a visitor with access. */
export type MadePuzzleTie = TeachingTie | 'made' | 'sees' | 'none'

/** The subject of each action. The day is the UTC day of the action; for a late guess, the day it counts for. */
export interface Subjects {
  readonly 'PLAY PUZZLE': readonly [puzzle: AccessedPuzzle, day: Day]
  /** To reveal the answer. */
  readonly ANSWER: readonly [puzzle: AccessedPuzzle, day: Day]
  /** To get the answer with any call that carries the puzzle. */
  readonly 'SEE ANSWER': readonly [state: PuzzleState]
  /** A plan opens these three for every puzzle. */
  readonly DOWNLOAD: readonly []
  readonly WORKSHEET: readonly []
  readonly 'FULL SCREEN PUZZLE': readonly []
  /** To print answers with a worksheet. A puzzle printed with its answer earns the account no more points. */
  readonly 'ANSWER KEY': readonly []
  readonly 'SEE CLASSROOM': readonly [tie: ClassroomTie]
  readonly 'CLASSROOM LEADERBOARD': readonly [tie: ClassroomTie]
  /** To read all its data: students, results and settings. */
  readonly 'READ CLASSROOM': readonly [tie: ClassroomTie]
  /** To remove or restore a classroom's students. */
  readonly 'REMOVE STUDENTS': readonly [tie: ClassroomTie]
  /** To remove or restore it, to end another teacher's part in it, or to hand it over. */
  readonly 'REMOVE CLASSROOM': readonly [tie: ClassroomTie]
  /** To invite another teacher to it, or to begin a new school year with it and others. */
  readonly 'OWN CLASSROOM': readonly [tie: ClassroomTie]
  readonly 'MANAGE CLASSROOM': readonly [tie: ClassroomTie]
  readonly 'MANAGE STUDENTS': readonly [tie: ClassroomTie]
  /** To show and print the login cards of a class. */
  readonly 'SHOW CARDS': readonly [tie: ClassroomTie]
  /** A class's results. */
  readonly 'SEE ASSIGNMENTS': readonly [tie: ClassroomTie]
  readonly 'MANAGE ASSIGNMENTS': readonly [tie: ClassroomTie]
  /** To get one's own assignments. */
  readonly 'DO ASSIGNMENTS': readonly [tie: ClassroomTie]
  /** To begin a school, to rename it, or to invite a teacher to it. */
  readonly 'GROW SCHOOL': readonly [tie: SchoolTie]
  /** To end a teacher's part in a school, to take an invitation back, or to hand it over. */
  readonly 'TIDY SCHOOL': readonly [tie: SchoolTie]
  /** For a student: whether the teacher lets the class make puzzles. */
  readonly 'MAKE PUZZLE': readonly [isSwitchedOn: boolean]
  /** To change or delete it, by relation. */
  readonly 'CHANGE MADE PUZZLE': readonly [tie: MadePuzzleTie]
  readonly 'REVIEW MADE PUZZLE': readonly [tie: MadePuzzleTie]
  readonly 'PLAY MADE PUZZLE': readonly [tie: MadePuzzleTie]
  /** To make, join or view a challenge, or to send or play a puzzle of one’s own. */
  readonly 'CHALLENGE FRIEND': readonly []
  /** To make, see or end the link to one's own week. */
  readonly 'SHARE WEEK': readonly []
  /** Whether the account has a valid order of the book. */
  readonly 'DOWNLOAD BOOK': readonly [isBought: boolean]
  /** The operator's actions. */
  readonly OPERATE: readonly []
}

export type Action = keyof Subjects

/** Why a puzzle cannot be guessed. `plan-needed`: it is of another day. `solved`, `revealed`: nothing is left to guess. */
type PlayRefusal = 'solved' | 'revealed' | 'plan-needed' | 'free-limit-reached'
type ClassroomRefusal = 'sign-in-needed' | 'not-yours'
/** `class-rests`: the plan of the classroom's owner has ended. */
type TeacherRefusal = ClassroomRefusal | 'teachers-only' | 'class-rests' | 'owners-only'

type SchoolRefusal = ClassroomRefusal | 'payers-only'

interface Refusals {
  readonly 'PLAY PUZZLE': PlayRefusal
  readonly ANSWER: PlayRefusal | 'sign-in-needed' | 'students-never'
  readonly 'SEE ANSWER': 'unsolved'
  readonly DOWNLOAD: 'plan-needed'
  readonly WORKSHEET: 'plan-needed'
  readonly 'FULL SCREEN PUZZLE': 'plan-needed'
  readonly 'ANSWER KEY': 'plan-needed' | 'students-never'
  readonly 'SEE CLASSROOM': ClassroomRefusal
  readonly 'CLASSROOM LEADERBOARD': ClassroomRefusal
  readonly 'READ CLASSROOM': TeacherRefusal
  readonly 'REMOVE STUDENTS': TeacherRefusal
  readonly 'REMOVE CLASSROOM': TeacherRefusal
  readonly 'OWN CLASSROOM': TeacherRefusal
  readonly 'MANAGE CLASSROOM': TeacherRefusal
  readonly 'MANAGE STUDENTS': TeacherRefusal
  readonly 'SHOW CARDS': TeacherRefusal
  readonly 'SEE ASSIGNMENTS': TeacherRefusal
  readonly 'MANAGE ASSIGNMENTS': TeacherRefusal
  readonly 'DO ASSIGNMENTS': ClassroomRefusal
  readonly 'GROW SCHOOL': SchoolRefusal | 'teachers-only'
  readonly 'TIDY SCHOOL': SchoolRefusal
  readonly 'MAKE PUZZLE': 'sign-in-needed' | 'teachers-only' | 'switched-off'
  readonly 'CHANGE MADE PUZZLE': ClassroomRefusal
  readonly 'REVIEW MADE PUZZLE': TeacherRefusal
  readonly 'PLAY MADE PUZZLE': ClassroomRefusal
  readonly 'CHALLENGE FRIEND': 'not-yours'
  readonly 'SHARE WEEK': 'sign-in-needed' | 'not-yours'
  readonly 'DOWNLOAD BOOK': 'sign-in-needed' | 'not-bought'
  readonly OPERATE: 'operator-only'
}

/** Why an action is refused. */
export type Refusal<A extends Action = Action> = Refusals[A]

/** `takesFree`: it uses one of the day's free puzzles. */
export type Open = { readonly kind: 'open'; readonly takesFree: boolean }
export type Access<A extends Action = Action> = Open | { readonly kind: 'refused'; readonly why: Refusal<A> }

/** By action. */
export type Rules = { readonly [A in Action]: (visitor: Visitor, ...subject: Subjects[A]) => Access<A> }
