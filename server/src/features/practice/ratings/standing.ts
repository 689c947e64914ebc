import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { added, after, joined, NO_EVIDENCE, type Evidence } from '@emojigma/engine/ratings/evidence.ts'
import { agedBy, type Estimate } from '@emojigma/engine/ratings/estimate.ts'
import { NEW_PLAYER } from '@emojigma/engine/ratings/prior.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** A rating with the evidence of a day's attempts. */
export interface Standing {
  readonly typeId: PuzzleTypeId
  /** At the beginning of the day. */
  readonly measured: Estimate
  readonly day: Day
  readonly evidence: Evidence
  /** Attempts of all days. */
  readonly played: number
}

export type Side = 'player' | 'puzzle'

export function newPlayerStanding(typeId: PuzzleTypeId, day: Day): Standing {
  return { typeId, measured: NEW_PLAYER, day, evidence: NO_EVIDENCE, played: 0 }
}

/** @param measured the rating before anyone has played the puzzle */
export function newPuzzleStanding(typeId: PuzzleTypeId, measured: Estimate, day: Day): Standing {
  return { typeId, measured, day, evidence: NO_EVIDENCE, played: 0 }
}

/** The rating including the day's evidence. */
export function currentOf({ measured, evidence }: Standing, side: Side): Estimate {
  return after(measured, evidence, side)
}

/** @returns the standing at the beginning of a day, with earlier days closed */
export function atStartOf(day: Day, standing: Standing, side: Side): Standing {
  if (standing.day >= day) return standing
  const closed = currentOf(standing, side)
  const measured = side === 'player' ? agedBy(day - standing.day, closed, NEW_PLAYER.deviation) : closed
  return { ...standing, measured, day, evidence: NO_EVIDENCE }
}

/** @returns the standing with its day's evidence counted */
export function closed(standing: Standing, side: Side): Standing {
  return { ...standing, measured: currentOf(standing, side), evidence: NO_EVIDENCE }
}

export function withEvidence(standing: Standing, evidence: Evidence): Standing {
  return { ...standing, evidence: added(standing.evidence, evidence), played: standing.played + evidence.attempts }
}

/** Merges a device's standing into an account's.
 *  @param own undefined = the account has none of this kind */
export function joinedStanding(own: Standing | undefined, device: Standing, nowMs: number): Standing {
  const day = dayAt(nowMs)
  const [one, other] = [own ?? newPlayerStanding(device.typeId, day), device].map((standing) =>
    currentOf(atStartOf(day, standing, 'player'), 'player'),
  ) as [Estimate, Estimate]
  const measured = own ? joined(one, other, NEW_PLAYER) : other
  return { typeId: device.typeId, measured, day, evidence: NO_EVIDENCE, played: (own?.played ?? 0) + device.played }
}
