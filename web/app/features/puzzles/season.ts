import { m } from '@emojigma/messages'
import { monthOf } from '@emojigma/engine/calendar.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import type { Emoji } from '@emojigma/engine/question.ts'

export interface Season {
  readonly emoji: Emoji
  readonly text: string
}

const OCTOBER = 10
const DECEMBER = 12

/** The season's line on the home page, by UTC month.
 *  Source: docs/product.md, Home */
export function seasonAt(nowMs: number): Season | undefined {
  switch (monthOf(dayAt(nowMs))) {
    case OCTOBER:
      return { emoji: 'jack-o-lantern', text: m['puzzles_season.halloween']() }
    case DECEMBER:
      return { emoji: 'christmas-tree', text: m['puzzles_season.christmas']() }
    default:
      return undefined
  }
}
