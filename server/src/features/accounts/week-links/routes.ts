import { endWeekLink, getWeek, getWeekLink, makeWeekLink, type WeekLink as WireLink } from '@emojigma/contract/accounts/week-link.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { NOT_FOUND } from '../../../platform/http/refusals.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { WeekLink, WeekLinks } from './service.ts'

/** Source: docs/product.md, A page for grown-ups */
export function routeWeekLinks(app: App, links: WeekLinks): void {
  serve(app, getWeekLink, async ({ visitor, signedIn }) => {
    const refused = refusedBy('SHARE WEEK', visitor)
    return refused ?? wired(await links.of(signedIn.accountId))
  })
  serve(app, makeWeekLink, async ({ visitor, signedIn }) => {
    const refused = refusedBy('SHARE WEEK', visitor)
    return refused ?? wired(await links.make(signedIn.accountId))
  })
  serve(app, endWeekLink, async ({ visitor, signedIn }) => {
    const refused = refusedBy('SHARE WEEK', visitor)
    if (refused) return refused
    await links.end(signedIn.accountId)
    return {}
  })
  serve(app, getWeek, async ({ body, signedIn }) => {
    const week = await links.week(body.Code, signedIn?.accountId)
    if (!week) return NOT_FOUND
    const { nickname = null, monday, isThisWeek, days, solved, firstTry, kinds, together, isOwn } = week
    return {
      Nickname: nickname,
      Monday: dayDate(monday),
      IsThisWeek: isThisWeek,
      Days: days,
      Solved: solved,
      FirstTry: firstTry,
      Kinds: kinds.map((kind) => ({ PuzzleTypeId: kind.typeId, Solved: kind.solved, FirstTry: kind.firstTry })),
      Together: together && { PuzzleTypeId: together.typeId, LikePuzzleId: together.likePuzzleId },
      IsOwn: isOwn,
    }
  })
}

function wired(link: WeekLink | undefined): WireLink {
  return link ? { Code: link.code, Until: dayDate(link.until) } : {}
}
