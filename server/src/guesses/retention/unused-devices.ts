import type { Sweep } from '../../feature.ts'
import { deletePlayers, lockDevicesMadeBefore, unusedAmong, type DeviceCursor } from './queries.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** So long after a device was last played on, its rows go.
 *  Source: docs/product.md, Retention */
const KEPT_DAYS = 400
const LOOKED_AT_ONCE = 50

/** Devices without an account that nobody has played on for 400 days, with their attempts, allowances and ids. How often each puzzle was
 *  played stays. */
export const UNUSED_DEVICES: Sweep = {
  name: 'devices that nobody has played on for 400 days',
  begin(nowMs) {
    const beforeMs = nowMs - KEPT_DAYS * DAY_MS
    let after: DeviceCursor | undefined
    return async (transaction) => {
      const devices = await lockDevicesMadeBefore(transaction, beforeMs, after, LOOKED_AT_ONCE)
      await deletePlayers(transaction, await unusedAmong(transaction, devices, beforeMs))
      after = devices.at(-1)
      return devices.length < LOOKED_AT_ONCE
    }
  },
}
