// @vitest-environment jsdom
import { practicePuzzleId } from '@emojigma/contract/rules/practice.ts'
import { againId } from '@emojigma/contract/rules/play-again.ts'
import { afterEach, expect, test } from 'vitest'
import { furthestRung, keepRung } from '../hints/hint-rung.ts'
import { keepWork, readWork } from '../offline/stored-work.ts'
import { beginAnew } from './PracticePlay.tsx'

afterEach(() => localStorage.clear())

test('puzzles that are left while one practises take no place of one that waits half-filled', () => {
  keepWork(7, 'half-filled')
  keepRung(7, 2)
  const left = [againId(7), ...Array.from({ length: 250 }, (_, number) => practicePuzzleId('pairs', 1, number))]
  for (const id of left) {
    beginAnew(id)
    keepWork(id, 'left')
    keepRung(id, 1)
  }
  expect([readWork(7), furthestRung(7)]).toEqual(['half-filled', 2])
  expect(left.filter((id) => readWork(id) !== undefined)).toEqual(left.slice(-1))
})
