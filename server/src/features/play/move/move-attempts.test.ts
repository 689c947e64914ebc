import { randomFrom } from '@emojigma/engine/random.ts'
import { expect, test } from 'vitest'
import { mergedAttempt } from './device-move.ts'
import type { AttemptRecord } from '../players.ts'

const random = randomFrom('merged attempts')

function anAttempt(canBeRevealed: boolean): AttemptRecord {
  const begunAtMs = 1000 + random.below(1000)
  const state = random.pick(canBeRevealed ? ['open', 'solved', 'revealed'] : ['open', 'solved'])
  return {
    puzzleId: 7,
    day: begunAtMs,
    begunAtMs,
    guessCount: state === 'revealed' ? random.below(3) : 1 + random.below(3),
    solvedAtMs: state === 'solved' ? begunAtMs + random.below(500) : undefined,
    revealedAtMs: state === 'revealed' ? begunAtMs + random.below(500) : undefined,
    hintRung: random.below(4),
    isScored: random.below(2) === 1,
    lastMadeAtMs: random.pick([undefined, begunAtMs]),
    slip: random.pick([undefined, 'order', 'copies']),
    searchedMs: state === 'solved' ? random.pick([undefined, 1 + random.below(9000)]) : undefined,
  }
}

test('of two attempts at one puzzle the better state remains, unless the account revealed it', () => {
  for (let round = 0; round < 2000; round += 1) {
    const [own, device] = [anAttempt(true), anAttempt(false)]
    const merged = mergedAttempt(own, device)
    expect(merged.revealedAtMs).toBe(own.revealedAtMs)
    expect(merged.solvedAtMs).toBe(own.revealedAtMs === undefined ? (own.solvedAtMs ?? device.solvedAtMs) : undefined)
    expect(merged.guessCount).toBe(own.guessCount + device.guessCount)
    expect(merged.slip).toBe(own.slip ?? device.slip)
    expect(merged.searchedMs).toBe(merged.solvedAtMs === own.solvedAtMs ? own.searchedMs : device.searchedMs)
    expect(merged.isScored).toBe(own.isScored)
    const made = [own, device].flatMap(({ lastMadeAtMs }) => lastMadeAtMs ?? [])
    expect(merged.lastMadeAtMs).toBe(made.length === 0 ? undefined : Math.max(...made))
    expect(merged.hintRung).toBe(Math.max(own.hintRung, device.hintRung))
    const begins = [own, device].filter(({ guessCount }) => guessCount > 0).map(({ begunAtMs }) => begunAtMs)
    expect(merged.begunAtMs).toBe(Math.min(...begins))
    expect(merged.day).toBe(merged.begunAtMs)
  }
})
