import { getMyDays, getMyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { NUMBER_WEEKS } from '@emojigma/contract/rules/my-days.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayAt, SLOTS, weekStartMs } from '@emojigma/engine/day.ts'
import { monthHolding } from '@emojigma/contract/rules/month.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import { visitorOf } from '../../../platform/http/visitor.ts'
import type { MyDays } from './service.ts'

/** Source: docs/product.md, My days */
export function routeMyDays(app: App, myDays: MyDays): void {
  serve(app, getMyDays, async (request) => {
    const { Month: month = monthHolding(myDays.today), DeviceId } = request.body
    const { stars, streak, begun } = await myDays.month(visitorOf(request, DeviceId).player, month)
    return {
      Month: month,
      Today: dayDate(myDays.today),
      Stars: stars.map((starred) => ({ Date: dayDate(starred.day), Stars: starred.stars })),
      Streak: { Days: streak.days, IsPaused: streak.isPaused, RestDaysLeft: streak.restDaysLeft },
      Begun: [...begun],
    }
  })
  serve(app, getMyNumbers, async (request) => {
    const { from, numbers, slips } = await myDays.numbers(visitorOf(request, request.body.DeviceId).player)
    return {
      Weeks: Array.from({ length: NUMBER_WEEKS }, (_, index) => dayDate(dayAt(weekStartMs(from + index)))),
      Numbers: numbers.flatMap(({ week, slot, solved, firstTry, hinted }) => {
        const of = SLOTS[slot]
        return of
          ? [{ Week: week - from, PuzzleTypeId: of.typeId, LevelId: of.levelId, Solved: solved, FirstTry: firstTry, Hinted: hinted }]
          : []
      }),
      Slips: slips.map(({ slip, puzzles }) => ({ Slip: slip, Puzzles: puzzles })),
    }
  })
}
