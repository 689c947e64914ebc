import type { SoldPlan } from '@emojigma/contract/rules/products.ts'

export interface PlanWords {
  readonly name: string
  readonly emoji: string
  /** Whom it is for. */
  readonly flag?: string
  readonly opens: readonly string[]
}

export const FREE_PLAY: PlanWords = {
  name: 'Free Play',
  emoji: 'seedling',
  opens: ['3 daily puzzles a day', 'All 200 emoji riddles', 'A nickname and a place on the leaderboards'],
}

/** What each plan is, as its card says it.
 *  Source: docs/product.md, Plans and orders */
export const PLAN_WORDS: Readonly<Record<SoldPlan, PlanWords>> = {
  individual: {
    name: 'Individual',
    emoji: 'rocket',
    flag: 'For home',
    opens: [
      'Unlimited play from over 100,000 puzzles',
      'No ads',
      'See every answer',
      'Download PNG and SVG, print PDF worksheets',
      'Full screen',
    ],
  },
  teacher: {
    name: 'Teacher',
    emoji: 'woman-teacher',
    flag: 'For school',
    opens: [
      'Everything in Individual',
      '300 student logins',
      'Classrooms, QR code and CSV bulk logins',
      'Classroom leaderboards',
      'Worksheets for the whole class',
    ],
  },
}
