import type { Access, Action, ClassroomTie, MadePuzzleTie, PuzzleState, Rules, SchoolTie, Subjects, TeachingTie } from './actions.ts'
import { hasNoAccount, OPEN, PAGE_RULES, refused } from './page-access.ts'
import type { Visitor } from './visitor.ts'

/** Decides what a visitor may do; the server asks nothing else. Its input is one puzzle and one day's count, so that the cost does not
 *  grow with a player's history.
 *  Source: docs/product.md, Play access and the free allowance */
export function access<A extends Action>(action: A, visitor: Visitor, ...subject: Subjects[A]): Access<A> {
  return RULES[action](visitor, ...subject)
}

const RULES: Rules = {
  ...PAGE_RULES,
  'SEE ANSWER': seeAnswer,
  'SEE CLASSROOM': visitClassroom,
  'CLASSROOM LEADERBOARD': visitClassroom,
  'READ CLASSROOM': look,
  'REMOVE STUDENTS': look,
  'REMOVE CLASSROOM': (visitor, tie) => (isCoTeacher(visitor, tie) ? refused('owners-only') : look(visitor, tie)),
  'OWN CLASSROOM': (visitor, tie) => (isCoTeacher(visitor, tie) ? refused('owners-only') : teach(visitor, tie)),
  'MANAGE CLASSROOM': teach,
  'MANAGE STUDENTS': teach,
  'SHOW CARDS': look,
  'SEE ASSIGNMENTS': look,
  'MANAGE ASSIGNMENTS': teach,
  'DO ASSIGNMENTS': learn,
  'GROW SCHOOL': growSchool,
  'TIDY SCHOOL': tidySchool,
  'MAKE PUZZLE': make,
  'CHANGE MADE PUZZLE': changeMade,
  'REVIEW MADE PUZZLE': teach,
  'PLAY MADE PUZZLE': playMade,
  // Students have no contact with strangers.
  'CHALLENGE FRIEND': ({ role }) => (role === 'student' ? refused('not-yours') : OPEN),
  'DOWNLOAD BOOK': readBook,
  OPERATE: ({ role }) => (role === 'operator' ? OPEN : refused('operator-only')),
}

/** The same with every plan: a subscriber has to reveal the answer too, so that no puzzle scores after its answer was shown. */
function seeAnswer(_visitor: Visitor, state: PuzzleState): Access<'SEE ANSWER'> {
  return state === 'solved' || state === 'revealed' ? OPEN : refused('unsolved')
}

function visitClassroom({ role }: Visitor, tie: ClassroomTie): Access<'SEE CLASSROOM' | 'CLASSROOM LEADERBOARD'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  return tie === 'none' ? refused('not-yours') : OPEN
}

/** A co-teacher works with the owner's plan. */
function teach(
  { role }: Visitor,
  tie: ClassroomTie | MadePuzzleTie,
): Access<'MANAGE CLASSROOM' | 'OWN CLASSROOM' | 'MANAGE STUDENTS' | 'MANAGE ASSIGNMENTS' | 'REVIEW MADE PUZZLE'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  if (tie === 'teaches') return OPEN
  if (tie === 'rests') return refused('class-rests')
  if (role !== 'teacher') return refused('teachers-only')
  return tie === 'owns' ? OPEN : refused('not-yours')
}

function learn({ role }: Visitor, tie: ClassroomTie): Access<'DO ASSIGNMENTS'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  return tie === 'attends' ? OPEN : refused('not-yours')
}

/** A school grows on its payer's Teacher plan. */
function growSchool({ role }: Visitor, tie: SchoolTie): Access<'GROW SCHOOL'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  if (tie === 'belongs') return refused('payers-only')
  return role === 'teacher' ? OPEN : refused('teachers-only')
}

/** Also after the plan has ended. */
function tidySchool({ role }: Visitor, tie: SchoolTie): Access<'TIDY SCHOOL'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  if (tie === 'pays') return OPEN
  return refused(tie === 'belongs' ? 'payers-only' : 'not-yours')
}

function make({ role }: Visitor, isSwitchedOn: boolean): Access<'MAKE PUZZLE'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  if (role === 'student') return isSwitchedOn ? OPEN : refused('switched-off')
  return role === 'teacher' ? OPEN : refused('teachers-only')
}

/** Also after the plan has ended: made puzzles stay with their maker. */
function changeMade({ role }: Visitor, tie: MadePuzzleTie): Access<'CHANGE MADE PUZZLE'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  return tie === 'made' ? OPEN : refused('not-yours')
}

function playMade({ role }: Visitor, tie: MadePuzzleTie): Access<'PLAY MADE PUZZLE'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  return tie === 'none' ? refused('not-yours') : OPEN
}

/** Teachers can read a classroom and remove its content even after the plan has ended, and let in a student who has lost a card. */
function look({ role }: Visitor, tie: ClassroomTie): Access<'READ CLASSROOM' | 'REMOVE STUDENTS' | 'SHOW CARDS' | 'SEE ASSIGNMENTS'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  if (isTaught(tie)) return OPEN
  return refused(role === 'teacher' ? 'not-yours' : 'teachers-only')
}

/** Whether the visitor is a teacher of the classroom, or of the maker of a puzzle. */
export function isTaught(tie: ClassroomTie | MadePuzzleTie): tie is TeachingTie {
  return tie === 'owns' || isShared(tie)
}

function isCoTeacher({ role }: Visitor, tie: ClassroomTie): boolean {
  return !hasNoAccount(role) && isShared(tie)
}

function isShared(tie: ClassroomTie | MadePuzzleTie): tie is 'teaches' | 'rests' {
  return tie === 'teaches' || tie === 'rests'
}

function readBook({ role }: Visitor, isBought: boolean): Access<'DOWNLOAD BOOK'> {
  if (hasNoAccount(role)) return refused('sign-in-needed')
  return isBought ? OPEN : refused('not-bought')
}
