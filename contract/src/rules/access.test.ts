import { describe, expect, test } from 'vitest'
import type { Access } from './actions.ts'
import { access } from './access.ts'
import { FIRST_GIFT_PUZZLE_ID, LAST_GIFT_PUZZLE_ID } from './gift-puzzles.ts'
import { accountVisitor, PLANS, ROLES, type Visitor } from './visitor.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'

const TODAY = 2500
const ID = puzzleIdOf(TODAY, 3)
/** Seen from these days, the puzzle is of this day. */
const DAYS = { today: TODAY, yesterday: TODAY + 1, tomorrow: TODAY - 1, 'long-ago': TODAY + 1000 } as const
const STATES = ['fresh', 'begun', 'solved', 'revealed'] as const
const USED = [0, 1, 2, 3, 4, undefined] as const
const TIES = ['owns', 'teaches', 'rests', 'attends', 'none'] as const

/** One visitor in one situation, in the words of the tables below, column by column. */
type Situation = readonly string[]

// Each cell names what it holds for, * = everything; the last one is the outcome. Every situation must find exactly one row.
const PUZZLE_TABLES = {
  'PLAY PUZZLE': `
    role                 plan                        state              day                        used       outcome
    *                    *                           solved             *                          *          solved
    *                    *                           revealed           *                          *          revealed
    *                    *                           begun              *                          *          open
    *                    individual,teacher,student  fresh              *                          *          open
    *                    none                        fresh              today                      0,1,2      takes-free
    *                    none                        fresh              today                      3,4,?      free-limit-reached
    *                    none                        fresh              yesterday,tomorrow,long-ago *         plan-needed`,
  ANSWER: `
    role                 plan                        state              day                        used       outcome
    *                    *                           solved             *                          *          solved
    *                    *                           revealed           *                          *          revealed
    guest,operator       *                           fresh,begun        *                          *          sign-in-needed
    student              *                           fresh,begun        *                          *          students-never
    account,teacher      *                           begun              *                          *          open
    account,teacher      individual,teacher,student  fresh              *                          *          open
    account,teacher      none                        fresh              today                      0,1,2      takes-free
    account,teacher      none                        fresh              today                      3,4,?      free-limit-reached
    account,teacher      none                        fresh              yesterday,tomorrow,long-ago *         plan-needed`,
} as const

const SEE_ANSWER = `
    role  plan  state            outcome
    *     *     solved,revealed  open
    *     *     fresh,begun      unsolved`

const CLASSROOM_TABLES = {
  'SEE CLASSROOM': `
    role                     plan  tie                         outcome
    guest,operator           *     *                           sign-in-needed
    account,student,teacher  *     owns,teaches,rests,attends  open
    account,student,teacher  *     none                        not-yours`,
  'CLASSROOM LEADERBOARD': `
    role                     plan  tie                         outcome
    guest,operator           *     *                           sign-in-needed
    account,student,teacher  *     owns,teaches,rests,attends  open
    account,student,teacher  *     none                        not-yours`,
  'READ CLASSROOM': `
    role                     plan  tie                 outcome
    guest,operator           *     *                   sign-in-needed
    account,student,teacher  *     owns,teaches,rests  open
    account,student          *     attends,none        teachers-only
    teacher                  *     attends,none        not-yours`,
  'REMOVE STUDENTS': `
    role                     plan  tie                 outcome
    guest,operator           *     *                   sign-in-needed
    account,student,teacher  *     owns,teaches,rests  open
    account,student          *     attends,none        teachers-only
    teacher                  *     attends,none        not-yours`,
  'REMOVE CLASSROOM': `
    role                     plan  tie            outcome
    guest,operator           *     *              sign-in-needed
    account,student,teacher  *     teaches,rests  owners-only
    account,student,teacher  *     owns           open
    account,student          *     attends,none   teachers-only
    teacher                  *     attends,none   not-yours`,
  'OWN CLASSROOM': `
    role                     plan  tie                outcome
    guest,operator           *     *                  sign-in-needed
    account,student,teacher  *     teaches,rests      owners-only
    account,student          *     owns,attends,none  teachers-only
    teacher                  *     owns               open
    teacher                  *     attends,none       not-yours`,
  'MANAGE CLASSROOM': `
    role                     plan  tie                outcome
    guest,operator           *     *                  sign-in-needed
    account,student,teacher  *     teaches            open
    account,student,teacher  *     rests              class-rests
    account,student          *     owns,attends,none  teachers-only
    teacher                  *     owns               open
    teacher                  *     attends,none       not-yours`,
  'MANAGE STUDENTS': `
    role                     plan  tie                outcome
    guest,operator           *     *                  sign-in-needed
    account,student,teacher  *     teaches            open
    account,student,teacher  *     rests              class-rests
    account,student          *     owns,attends,none  teachers-only
    teacher                  *     owns               open
    teacher                  *     attends,none       not-yours`,
  'SHOW CARDS': `
    role                     plan  tie                 outcome
    guest,operator           *     *                   sign-in-needed
    account,student,teacher  *     owns,teaches,rests  open
    account,student          *     attends,none        teachers-only
    teacher                  *     attends,none        not-yours`,
  'SEE ASSIGNMENTS': `
    role                     plan  tie                 outcome
    guest,operator           *     *                   sign-in-needed
    account,student,teacher  *     owns,teaches,rests  open
    account,student          *     attends,none        teachers-only
    teacher                  *     attends,none        not-yours`,
  'MANAGE ASSIGNMENTS': `
    role                     plan  tie                outcome
    guest,operator           *     *                  sign-in-needed
    account,student,teacher  *     teaches            open
    account,student,teacher  *     rests              class-rests
    account,student          *     owns,attends,none  teachers-only
    teacher                  *     owns               open
    teacher                  *     attends,none       not-yours`,
  'DO ASSIGNMENTS': `
    role                     plan  tie                      outcome
    guest,operator           *     *                        sign-in-needed
    account,student,teacher  *     attends                  open
    account,student,teacher  *     owns,teaches,rests,none  not-yours`,
} as const

const MADE_TIES = ['made', 'owns', 'teaches', 'rests', 'sees', 'none'] as const
const MADE_PUZZLE_TABLES = {
  'CHANGE MADE PUZZLE': `
    role                     plan  tie                           outcome
    guest,operator           *     *                             sign-in-needed
    account,student,teacher  *     made                          open
    account,student,teacher  *     owns,teaches,rests,sees,none  not-yours`,
  'REVIEW MADE PUZZLE': `
    role                     plan  tie                  outcome
    guest,operator           *     *                    sign-in-needed
    account,student,teacher  *     teaches              open
    account,student,teacher  *     rests                class-rests
    account,student          *     made,owns,sees,none  teachers-only
    teacher                  *     owns                 open
    teacher                  *     made,sees,none       not-yours`,
  'PLAY MADE PUZZLE': `
    role                     plan  tie                           outcome
    guest,operator           *     *                             sign-in-needed
    account,student,teacher  *     made,owns,teaches,rests,sees  open
    account,student,teacher  *     none                          not-yours`,
} as const

const SCHOOL_TIES = ['pays', 'belongs', 'none'] as const
const SCHOOL_TABLES = {
  'GROW SCHOOL': `
    role                     plan  tie        outcome
    guest,operator           *     *          sign-in-needed
    account,student,teacher  *     belongs    payers-only
    account,student          *     pays,none  teachers-only
    teacher                  *     pays,none  open`,
  'TIDY SCHOOL': `
    role                     plan  tie        outcome
    guest,operator           *     *          sign-in-needed
    account,student,teacher  *     pays       open
    account,student,teacher  *     belongs    payers-only
    account,student,teacher  *     none       not-yours`,
} as const

const VISITORS: readonly Visitor[] = ROLES.flatMap((role) => PLANS.map((plan) => ({ role, plan })))

describe.each(Object.keys(PUZZLE_TABLES) as (keyof typeof PUZZLE_TABLES)[])('%s', (action) => {
  const rows = rowsOf(PUZZLE_TABLES[action])
  const cases = VISITORS.flatMap((visitor) =>
    STATES.flatMap((state) => Object.entries(DAYS).flatMap(([name, day]) => USED.map((used) => ({ visitor, state, name, day, used })))),
  )

  test('is open or refused as the table says, for every visitor, puzzle, day and allowance', () => {
    expect(cases).toHaveLength(5 * 4 * 4 * 4 * 6)
    for (const { visitor, state, name, day, used } of cases) {
      const situation = [visitor.role, visitor.plan, state, name, String(used ?? '?')]
      expect([...situation, outcomeOf(access(action, { ...visitor, used }, { id: ID, state }, day))]).toEqual(expectedOf(rows, situation))
    }
  })
})

test('an answer is seen as the table says, by every visitor in every state of a puzzle', () => {
  const rows = rowsOf(SEE_ANSWER)
  for (const visitor of VISITORS) {
    for (const state of STATES) {
      const situation = [visitor.role, visitor.plan, state]
      expect([...situation, outcomeOf(access('SEE ANSWER', visitor, state))]).toEqual(expectedOf(rows, situation))
    }
  }
})

test('answers are printed with a plan, but never for a student', () => {
  for (const visitor of VISITORS) {
    const expected =
      visitor.role === 'student' || visitor.plan === 'student' ? 'students-never' : visitor.plan === 'none' ? 'plan-needed' : 'open'
    expect(outcomeOf(access('ANSWER KEY', visitor))).toBe(expected)
  }
})

test.each(['DOWNLOAD', 'WORKSHEET', 'FULL SCREEN PUZZLE'] as const)('every plan opens %s, whoever has it', (action) => {
  for (const visitor of VISITORS) {
    expect(outcomeOf(access(action, visitor))).toBe(visitor.plan === 'none' ? 'plan-needed' : 'open')
  }
})

describe.each(Object.keys(CLASSROOM_TABLES) as (keyof typeof CLASSROOM_TABLES)[])('%s', (action) => {
  const rows = rowsOf(CLASSROOM_TABLES[action])

  test('is open or refused as the table says, for every visitor and tie to the classroom', () => {
    for (const visitor of VISITORS) {
      for (const tie of TIES) {
        const situation = [visitor.role, visitor.plan, tie]
        expect([...situation, outcomeOf(access(action, visitor, tie))]).toEqual(expectedOf(rows, situation))
      }
    }
  })
})

describe.each(Object.keys(MADE_PUZZLE_TABLES) as (keyof typeof MADE_PUZZLE_TABLES)[])('%s', (action) => {
  const rows = rowsOf(MADE_PUZZLE_TABLES[action])

  test('is open or refused as the table says, for every visitor and tie to the made puzzle', () => {
    for (const visitor of VISITORS) {
      for (const tie of MADE_TIES) {
        const situation = [visitor.role, visitor.plan, tie]
        expect([...situation, outcomeOf(access(action, visitor, tie))]).toEqual(expectedOf(rows, situation))
      }
    }
  })
})

describe.each(Object.keys(SCHOOL_TABLES) as (keyof typeof SCHOOL_TABLES)[])('%s', (action) => {
  const rows = rowsOf(SCHOOL_TABLES[action])

  test('is open or refused as the table says, for every visitor and tie to the school', () => {
    for (const visitor of VISITORS) {
      for (const tie of SCHOOL_TIES) {
        const situation = [visitor.role, visitor.plan, tie]
        expect([...situation, outcomeOf(access(action, visitor, tie))]).toEqual(expectedOf(rows, situation))
      }
    }
  })
})

test('teachers make puzzles, and students where it is switched on', () => {
  const outcomes = (isSwitchedOn: boolean) => ROLES.map((role) => outcomeOf(access('MAKE PUZZLE', { role, plan: 'none' }, isSwitchedOn)))
  expect(ROLES).toEqual(['guest', 'account', 'student', 'teacher', 'operator'])
  expect(outcomes(true)).toEqual(['sign-in-needed', 'teachers-only', 'open', 'open', 'sign-in-needed'])
  expect(outcomes(false)).toEqual(['sign-in-needed', 'teachers-only', 'switched-off', 'open', 'sign-in-needed'])
})

test('a book is for those who are signed in and have bought it, whatever plan they have', () => {
  for (const visitor of VISITORS) {
    const isGuest = visitor.role === 'guest' || visitor.role === 'operator'
    expect(outcomeOf(access('DOWNLOAD BOOK', visitor, true))).toBe(isGuest ? 'sign-in-needed' : 'open')
    expect(outcomeOf(access('DOWNLOAD BOOK', visitor, false))).toBe(isGuest ? 'sign-in-needed' : 'not-bought')
  }
})

test('a puzzle from a friend is open on any day, without a free one, until it is solved', () => {
  for (const visitor of VISITORS) {
    for (const id of [FIRST_GIFT_PUZZLE_ID, LAST_GIFT_PUZZLE_ID]) {
      expect(access('PLAY PUZZLE', { ...visitor, used: 3 }, { id, state: 'fresh' }, 0)).toEqual({ kind: 'open', takesFree: false })
      expect(outcomeOf(access('PLAY PUZZLE', visitor, { id, state: 'solved' }, 0))).toBe('solved')
    }
    expect(
      outcomeOf(access('PLAY PUZZLE', { ...visitor, plan: 'none', used: 0 }, { id: FIRST_GIFT_PUZZLE_ID - 1, state: 'fresh' }, 0)),
    ).toBe('plan-needed')
  }
})

test('everybody but a student may challenge a friend', () => {
  for (const visitor of VISITORS) {
    expect(outcomeOf(access('CHALLENGE FRIEND', visitor))).toBe(visitor.role === 'student' ? 'not-yours' : 'open')
  }
})

test('an account shares its week; a student’s grown-ups ask the teacher', () => {
  const outcomes = ROLES.map((role) => outcomeOf(access('SHARE WEEK', { role, plan: 'none' })))
  expect(ROLES).toEqual(['guest', 'account', 'student', 'teacher', 'operator'])
  expect(outcomes).toEqual(['sign-in-needed', 'open', 'not-yours', 'open', 'sign-in-needed'])
})

test('only the operator operates', () => {
  for (const visitor of VISITORS) {
    expect(outcomeOf(access('OPERATE', visitor))).toBe(visitor.role === 'operator' ? 'open' : 'operator-only')
  }
})

test('an account is a student, a teacher by its plan, or neither', () => {
  const roles = [false, true].map((isStudent) => PLANS.map((plan) => accountVisitor({ isStudent, plan }).role))
  expect(PLANS).toEqual(['none', 'individual', 'teacher', 'student'])
  expect(roles).toEqual([
    ['account', 'account', 'teacher', 'student'],
    ['student', 'student', 'student', 'student'],
  ])
})

function outcomeOf(answer: Access): string {
  if (answer.kind === 'refused') return answer.why
  return answer.takesFree ? 'takes-free' : 'open'
}

/** The situation and what becomes of it, by the only row that speaks of it. */
function expectedOf(rows: readonly Situation[], situation: Situation): Situation {
  const found = rows.filter((row) => situation.every((value, column) => row[column] === '*' || row[column]?.split(',').includes(value)))
  const [row] = found
  if (!row || found.length > 1) throw new Error(`${found.length} rows speak of ${situation.join(' ')}`)
  return [...situation, row.at(-1) ?? '']
}

function rowsOf(table: string): readonly Situation[] {
  const [, ...rows] = table.trim().split('\n')
  return rows.map((row) => row.trim().split(/ +/))
}
