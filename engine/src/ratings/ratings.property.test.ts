import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { added, after, evidenceOf, joined, NO_EVIDENCE, type Evidence } from './evidence.ts'
import { agedBy, firstTryChance, leadFor, LEAST_DEVIATION, chanceAt, type Estimate } from './estimate.ts'
import { outcomeOf } from './outcome.ts'
import { NEW_PLAYER } from './prior.ts'

const random = randomFrom('ratings property')

function anything(): Estimate {
  return { value: random.between(-6000, 6000), deviation: random.between(90, 1400) }
}

/** Attempts of a day at all sorts of puzzles. */
function someDay(before: Estimate, attempts: number): readonly Evidence[] {
  return Array.from({ length: attempts }, () => evidenceOf(before, anything(), random.between(0, 10) / 10).ofPlayer)
}

test('whatever order and whatever batches a day’s attempts come in, the same comes out', () => {
  for (let run = 0; run < 50; run += 1) {
    const before = anything()
    const told = someDay(before, 30)
    const inOrder = told.reduce(added, NO_EVIDENCE)
    const shuffled = random.shuffle(told)
    const cut = random.below(30)
    const inBatches = added(shuffled.slice(0, cut).reduce(added, NO_EVIDENCE), shuffled.slice(cut).reduce(added, NO_EVIDENCE))
    expect(inBatches).toEqual(inOrder)
    expect(after(before, inBatches, 'player')).toEqual(after(before, inOrder, 'player'))
  }
})

test('a better outcome never lowers a player, and never raises the puzzle', () => {
  for (let run = 0; run < 200; run += 1) {
    const [player, puzzle] = [anything(), anything()]
    const day = someDay(player, 10).reduce(added, NO_EVIDENCE)
    const outcomes = [0, 0.1, 0.3, 0.5, 1].map((outcome) => evidenceOf(player, puzzle, outcome))
    const players = outcomes.map(({ ofPlayer }) => after(player, added(day, ofPlayer), 'player').value)
    const puzzles = outcomes.map(({ ofPuzzle }) => after(puzzle, ofPuzzle, 'puzzle').value)
    expect(players).toEqual(players.toSorted((a, b) => a - b))
    expect(puzzles).toEqual(puzzles.toSorted((a, b) => b - a))
  }
})

test('a day of thousands of attempts stays finite, and no deviation falls below the least', () => {
  for (const outcome of [0, 1]) {
    for (const side of ['player', 'puzzle'] as const) {
      let measured: Estimate = { value: 0, deviation: 1300 }
      for (let day = 0; day < 100; day += 1) {
        const one = evidenceOf(side === 'player' ? measured : anything(), side === 'puzzle' ? measured : anything(), outcome)
        const told = side === 'player' ? one.ofPlayer : one.ofPuzzle
        measured = after(measured, Array.from({ length: 3000 }, () => told).reduce(added, NO_EVIDENCE), side)
        expect(Number.isSafeInteger(measured.value)).toBe(true)
        expect(Math.abs(measured.value)).toBeLessThan(1_000_000)
        expect(measured.deviation).toBeGreaterThanOrEqual(LEAST_DEVIATION[side])
      }
    }
  }
})

test('a puzzle that hundreds meet on a day is found in that day, however far off it was', () => {
  for (const off of [-2500, -1000, 1000, 2500]) {
    const [believed, truth] = [{ value: 0, deviation: 550 }, off]
    let evidence = NO_EVIDENCE
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const player = { value: random.between(-1500, 1500), deviation: 260 }
      const isSolved = random.below(1000) < 1000 * chanceAt(player.value - truth, 0)
      evidence = added(evidence, evidenceOf(player, believed, isSolved ? 1 : 0.08).ofPuzzle)
    }
    const { value } = after(believed, evidence, 'puzzle')
    expect(Math.abs(value - truth)).toBeLessThan(Math.abs(off) / 3 + 150)
  }
})

test('what is not played becomes less certain, up to what is known of nobody', () => {
  const known = { value: 300, deviation: 260 }
  const deviations = [0, 1, 10, 100, 10_000].map((days) => agedBy(days, known, NEW_PLAYER.deviation).deviation)
  expect(deviations[0]).toBe(260)
  expect(deviations).toEqual(deviations.toSorted((a, b) => a - b))
  expect(deviations.at(-1)).toBe(NEW_PLAYER.deviation)
})

test('a lead for a chance gives that chance', () => {
  for (const chance of [0.5, 0.75, 0.9]) {
    const player = { value: leadFor(chance, Math.hypot(300, 400)), deviation: 300 }
    expect(firstTryChance(player, { value: 0, deviation: 400 })).toBeCloseTo(chance, 3)
  }
})

test('two that say the same of one player are surer together, and one who knows nothing changes nothing', () => {
  const one = { value: 500, deviation: 400 }
  expect(joined(one, one, NEW_PLAYER).deviation).toBeLessThan(400)
  expect(joined(one, NEW_PLAYER, NEW_PLAYER)).toEqual(one)
})

test('an outcome says less with hints and tries, and nothing for what is solved long after the first guess', () => {
  const once = { begunAtMs: 1000, guessCount: 1, solvedAtMs: 1000, hintRung: 0 }
  const [byGuesses, byHints] = [
    [1, 2, 3, 4, 5, 9].map((guessCount) => outcomeOf({ ...once, guessCount, solvedAtMs: 99_000 })),
    [0, 1, 2, 3].map((hintRung) => outcomeOf({ ...once, hintRung })),
  ]
  expect(byGuesses).toEqual([1, 0.3, 0.2, 0.1, 0.05, 0.05])
  expect(byHints).toEqual([1, 0.3, 0.2, 0.1])
  expect([outcomeOf({ ...once, guessCount: 4, hintRung: 1 }), outcomeOf({ ...once, guessCount: 2, hintRung: 3 })]).toEqual([0.1, 0.1])
  expect(outcomeOf({ ...once, solvedAtMs: undefined })).toBe(0)
  const soon = { ...once, guessCount: 2, solvedAtMs: 1000 + 10 * 60_000 - 1 }
  expect([outcomeOf(soon), outcomeOf({ ...soon, solvedAtMs: soon.solvedAtMs + 1 })]).toEqual([0.3, 0])
})
