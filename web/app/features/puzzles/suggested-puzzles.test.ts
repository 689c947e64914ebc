import { GUEST } from '@emojigma/contract/rules/visitor.ts'
import { expect, test } from 'vitest'
import { TODAY } from '../../platform/testing/noon.ts'
import { setOf } from '../../platform/testing/test-site.tsx'
import { nextOfThree, nextPuzzle } from '../play/dialogs/next-puzzle.ts'
import { cardStateOf, type CardState } from './card-state.ts'
import { suggestedPuzzles } from './SuggestedPuzzles.tsx'

const todays = setOf(TODAY)
const at = (slot: number) => {
  const puzzle = todays[slot]
  if (!puzzle) throw new RangeError(`no slot ${slot}`)
  return puzzle
}
const allNew = (): CardState => 'new'

test('three of the same kind and the nearest level are suggested, never the puzzle itself', () => {
  const suggested = suggestedPuzzles(at(6), todays, allNew)
  expect(suggested.map(({ typeId, levelId }) => [typeId, levelId])).toEqual([
    [1, 1],
    [1, 3],
    [1, 4],
  ])
})

test('what was solved or revealed is not suggested, what is locked comes last', () => {
  const states = new Map<number, CardState>([
    [at(5).id, 'solved'],
    [at(7).id, 'revealed'],
    [at(8).id, 'locked'],
  ])
  const suggested = suggestedPuzzles(at(6), todays, ({ id }) => states.get(id) ?? 'new')
  expect(suggested.map(({ typeId, levelId }) => [typeId, levelId])).toEqual([
    [1, 5],
    [2, 2],
    [3, 2],
  ])
})

test('the first suggestion is the puzzle to which a win leads', () => {
  const played = { visitor: GUEST, solved: [at(6).id, at(7).id], revealed: [], attempted: [] }
  for (const puzzle of todays) {
    const [first] = suggestedPuzzles(puzzle, todays, (candidate) => cardStateOf(candidate, played, TODAY))
    expect(first?.id).toBe(nextPuzzle(puzzle, todays, played, TODAY)?.id)
  }
})

test('after one of the day’s three, those that are left are suggested first, in their order; a win leads to the first of them', () => {
  const three = [at(30), at(2), at(21)].map(({ id }) => id)
  const played = { visitor: GUEST, solved: [at(30).id], revealed: [], attempted: [] }
  const stateOf = (candidate: { readonly id: number }) => cardStateOf(candidate, played, TODAY)
  expect(suggestedPuzzles(at(30), todays, stateOf, three).slice(0, 2)).toEqual([at(2), at(21)])
  expect(nextOfThree(at(30), three, played, TODAY)?.id).toBe(at(2).id)
  expect(nextOfThree(at(21), three, { ...played, solved: [at(30).id, at(2).id] }, TODAY)).toBeUndefined()
})

test('nothing is suggested when everything is solved', () => {
  expect(suggestedPuzzles(at(6), todays, () => 'solved')).toEqual([])
})
