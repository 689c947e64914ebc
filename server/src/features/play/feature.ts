import type { Feature } from '../../platform/feature.ts'
import { dayAt, DAY_MS } from '@emojigma/engine/day.ts'
import { Puzzles } from '../puzzles/service.ts'
import { MIGRATIONS } from './migrations.ts'
import { routeGuesses } from './routes.ts'
import { exportedAttempts, Guesses, Players } from './service.ts'
import { GUEST_KEPT_DAYS, GUEST_KEPT_MONTHS } from '@emojigma/contract/rules/retention.ts'
import type { Sweep } from '../../platform/sweep.ts'
import { deleteClaimedDevices } from './move/queries.ts'
import { deletePlayers, lockDevicesMadeBefore, unusedAmong, type DeviceCursor } from './player/queries.ts'
import { OLD_WRONG_ANSWERS, storedWrongAnswers } from './wrong-answers.ts'

const LOOKED_AT_ONCE = 50

/** Devices without an account that were last played on thirteen months ago, with their attempts, allowances and ids. The counts of each
 *  puzzle stay.
 *  Source: docs/product.md, Retention */
const UNUSED_DEVICES: Sweep = {
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

export const guesses: Feature = {
  name: 'guesses',
  migrations: MIGRATIONS,
  tables: {
    players: {
      columns: ['id', 'device_id', 'account_id', 'claimed_by'],
      deletion: { with: 'accounts' },
      export: { because: 'it only joins an account or a device to its attempts, under a number that says nothing' },
      retention: { sweep: UNUSED_DEVICES.name },
    },
    attempts: { columns: ['player_id'], deletion: { with: 'players' }, export: { as: 'Attempts' }, retention: { with: 'players' } },
    allowances: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { as: 'FreePuzzlesUsedToday' },
      retention: { with: 'players' },
    },
    solved_days: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { because: 'it repeats what the exported attempts say' },
      retention: { with: 'players' },
    },
    printed_answers: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { because: 'it repeats what the exported worksheets say' },
      retention: { with: 'players' },
    },
    wrong_answers: {
      columns: ['player_id'],
      deletion: { with: 'players' },
      export: { as: 'WrongAnswers' },
      retention: { sweep: OLD_WRONG_ANSWERS.name },
    },
  },
  open({ database, clock, service }) {
    const { queries } = database
    const puzzles = service(Puzzles)
    const players = new Players(queries)
    puzzles.readPlaysFrom(players)
    const guesses = new Guesses({ database, puzzles, players, clock })
    return {
      services: [guesses, players],
      routes: (app) => routeGuesses(app, guesses),
      accountDeleted: deleteClaimedDevices,
      exported: async (accountId) => ({
        Attempts: await exportedAttempts(queries, players, accountId),
        WrongAnswers: await storedWrongAnswers(queries, accountId),
        FreePuzzlesUsedToday: await players.usedAllowance({ kind: 'account', accountId }, dayAt(clock.nowMs())),
      }),
      retention: [UNUSED_DEVICES, OLD_WRONG_ANSWERS],
    }
  },
}
