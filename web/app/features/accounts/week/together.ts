import { m } from '@emojigma/messages'
import * as words from '@emojigma/messages/words/together.ts'
import { activityOf as activityNamed, type Activity as ActivityName } from '@emojigma/contract/rules/together.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** Something to do together, away from the screen. */
export interface Activity {
  /** Emoji, lists of emoji on a plate, and signs between them. */
  readonly pictures: readonly (string | readonly string[])[]
  readonly text: string
  readonly help: string
}

const PLATE = ['cookie', 'cookie', 'cookie']

const PICTURES: Readonly<Record<ActivityName, Activity['pictures']>> = {
  treats: ['doughnut', '+', PLATE, PLATE],
  coins: ['coin', '+', 'coin', '+', 'coin'],
  rows: [
    ['teddy-bear', 'automobile', 'teddy-bear'],
    ['automobile', 'teddy-bear', 'automobile'],
  ],
  prices: ['red-apple', '+', 'pear'],
  secret: ['memo', 'input-latin-letters'],
  names: ['input-latin-letters', '+', 'input-latin-letters'],
  square: ['red-heart', 'green-heart', 'blue-heart', 'yellow-heart'],
  table: ['chair', 'fork-and-knife-with-plate', 'chair'],
  missing: ['key', 'scissors', 'spoon', 'pencil'],
  leaves: ['maple-leaf', 'fallen-leaf'],
}

/** @param monday of the week that is shown */
export function activityOf(typeId: PuzzleTypeId, monday: Day): Activity {
  const name = activityNamed(typeId, monday)
  return { pictures: PICTURES[name], ...words.activities[name] }
}

const QUESTIONS = [
  m['questions.hardest'](),
  m['questions.begin'](),
  m['questions.sure'](),
  m['questions.two_ways'](),
  m['questions.stuck'](),
  m['questions.emoji'](),
  m['questions.another_try'](),
  m['questions.make_up'](),
  m['questions.easy_now'](),
  m['questions.numbers'](),
  m['questions.clue'](),
  m['questions.check'](),
  m['questions.explain'](),
  m['questions.tomorrow'](),
]

/** One for the grown-up to ask, another each day. */
export function questionOf(day: Day): string {
  return QUESTIONS[day % QUESTIONS.length] ?? ''
}
