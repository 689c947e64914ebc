import { GUEST_KEPT_DAYS, GUEST_KEPT_MONTHS } from '@emojigma/contract/rules/retention.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Sweep } from '../../../platform/sweep.ts'
import { deletePlayers, lockDevicesMadeBefore, unusedAmong, type DeviceCursor } from './queries.ts'

const LOOKED_AT_ONCE = 50

/** Devices without an account that nobody has played on for thirteen months, with their attempts, allowances and ids. How often each puzzle
 *  was played stays.
 *  Source: docs/product.md, Retention */
export const UNUSED_DEVICES: Sweep = {
  name: `devices that nobody has played on for ${GUEST_KEPT_MONTHS} months`,
  begin(nowMs) {
    const beforeMs = nowMs - GUEST_KEPT_DAYS * DAY_MS
    let after: DeviceCursor | undefined
    return async (transaction) => {
      const devices = await lockDevicesMadeBefore(transaction, beforeMs, after, LOOKED_AT_ONCE)
      await deletePlayers(transaction, await unusedAmong(transaction, devices, beforeMs))
      after = devices.at(-1)
      return devices.length < LOOKED_AT_ONCE
    }
  },
}
