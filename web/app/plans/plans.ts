import * as messages from '@emojigma/messages/page/plans/plans.ts'
import type { SoldPlan } from '@emojigma/contract/rules/products.ts'

export interface PlanWords {
  readonly name: string
  readonly emoji: string
  /** Whom it is for. */
  readonly flag?: string
  readonly opens: readonly string[]
}

export const FREE_PLAY: PlanWords = {
  name: messages.freePlay,
  emoji: 'seedling',
  opens: [messages.threePuzzlesADay, messages.all200EmojiRiddles, messages.aNicknameAndA],
}

/** What each plan is, as its card says it.
 *  Source: docs/product.md, Plans and orders */
export const PLAN_WORDS: Readonly<Record<SoldPlan, PlanWords>> = {
  individual: {
    name: messages.individual,
    emoji: 'rocket',
    flag: messages.forHome,
    opens: [messages.unlimitedPlayFromOver, messages.noAds, messages.seeEveryAnswer, messages.downloadPngAndSvg, messages.fullScreen],
  },
  teacher: {
    name: messages.teacher,
    emoji: 'woman-teacher',
    flag: messages.forSchool,
    opens: [
      messages.everythingInIndividual,
      messages.text300StudentLogins,
      messages.classroomsQrCodeAnd,
      messages.classroomLeaderboards,
      messages.worksheetsForTheWholeClass,
    ],
  },
}

/** What who has Individual reads before Teacher is paid. */
export const INDIVIDUAL_STAYS = messages.individualStays
