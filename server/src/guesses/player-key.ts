import type { Player } from '../http/visitor.ts'

/** The columns by either of which a player is found. */
export type PlayerColumn = 'players.account_id' | 'players.device_id'

export function playerColumn({ kind }: Player): PlayerColumn {
  return kind === 'account' ? 'players.account_id' : 'players.device_id'
}

export function playerKey(player: Player): string {
  return player.kind === 'account' ? player.accountId : player.deviceId
}
