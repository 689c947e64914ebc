import { m } from '@emojigma/messages'
import type { SoldPlan } from '@emojigma/contract/rules/products.ts'

export interface PlanWords {
  readonly name: string
  readonly emoji: string
  /** The audience. */
  readonly flag?: string
  readonly opens: readonly string[]
}

export const FREE_PLAY: PlanWords = {
  name: m['plans.free_play'](),
  emoji: 'seedling',
  opens: [m['plans.three_puzzles_a_day'](), m['plans.all200_emoji_riddles'](), m['plans.nickname']()],
}

/** The words on each plan's card.
 *  Source: docs/product.md, Plans and orders */
export const PLAN_WORDS: Readonly<Record<SoldPlan, PlanWords>> = {
  individual: {
    name: m['plans.individual'](),
    emoji: 'rocket',
    flag: m['ui.for_home'](),
    opens: [m['plans.unlimited_play'](), m['plans.no_ads'](), m['plans.see_every_answer'](), m['plans.downloads'](), m['ui.full_screen']()],
  },
  teacher: {
    name: m['plans.teacher'](),
    emoji: 'woman-teacher',
    flag: m['plans.for_school'](),
    opens: [
      m['plans.everything_in_individual'](),
      m['plans.text300_student_logins'](),
      m['plans.classrooms'](),
      m['ui.classroom_leaderboards'](),
      m['plans.class_worksheets'](),
    ],
  },
}

/** Shown to Individual owners before they pay for Teacher. */
export const INDIVIDUAL_STAYS = m['plans.individual_stays']()
