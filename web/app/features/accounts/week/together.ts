import { m } from '@emojigma/messages'
import { weekOf, type Day } from '@emojigma/engine/day.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** What a grown-up and a child can do away from the screen. */
export interface Activity {
  /** Emoji, lists of emoji on a plate, and signs between them. */
  readonly pictures: readonly (string | readonly string[])[]
  readonly text: string
  readonly help: string
}

const PLATE = ['cookie', 'cookie', 'cookie']

/** Two for each kind, which take turns. */
const ACTIVITIES: Readonly<Record<PuzzleTypeId, readonly [Activity, Activity]>> = {
  1: [
    { pictures: ['doughnut', '+', PLATE, PLATE], text: m['together.treats'](), help: m['together.treats_help']() },
    { pictures: ['coin', '+', 'coin', '+', 'coin'], text: m['together.coins'](), help: m['together.coins_help']() },
  ],
  2: [
    {
      pictures: [
        ['teddy-bear', 'automobile', 'teddy-bear'],
        ['automobile', 'teddy-bear', 'automobile'],
      ],
      text: m['together.rows'](),
      help: m['together.rows_help'](),
    },
    { pictures: ['red-apple', '+', 'pear'], text: m['together.prices'](), help: m['together.prices_help']() },
  ],
  3: [
    { pictures: ['memo', 'input-latin-letters'], text: m['together.secret'](), help: m['together.secret_help']() },
    { pictures: ['input-latin-letters', '+', 'input-latin-letters'], text: m['together.names'](), help: m['together.names_help']() },
  ],
  4: [
    {
      pictures: ['red-heart', 'green-heart', 'blue-heart', 'yellow-heart'],
      text: m['together.square'](),
      help: m['together.square_help'](),
    },
    { pictures: ['chair', 'fork-and-knife-with-plate', 'chair'], text: m['together.table'](), help: m['together.table_help']() },
  ],
  5: [
    { pictures: ['key', 'scissors', 'spoon', 'pencil'], text: m['together.missing'](), help: m['together.missing_help']() },
    { pictures: ['maple-leaf', 'fallen-leaf'], text: m['together.leaves'](), help: m['together.leaves_help']() },
  ],
}

/** @param monday of the week that is shown */
export function activityOf(typeId: PuzzleTypeId, monday: Day): Activity {
  const [odd, even] = ACTIVITIES[typeId]
  return weekOf(monday) % 2 === 0 ? even : odd
}

export const SKILLS: Readonly<Record<PuzzleTypeId, string>> = {
  1: m['together.skill_classic'](),
  2: m['together.skill_grid'](),
  3: m['together.skill_word'](),
  4: m['together.skill_emojidoku'](),
  5: m['together.skill_odd'](),
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
