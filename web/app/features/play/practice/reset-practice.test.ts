// @vitest-environment jsdom
import { practicePuzzleId } from '@emojigma/contract/rules/practice.ts'
import { againId } from '@emojigma/contract/rules/play-again.ts'
import { afterEach, expect, test } from 'vitest'
import { furthestRung, saveRung } from '../hints/hint-rung.ts'
import { saveWork, readWork } from '../offline/stored-work.ts'
import { resetPractice } from './PracticePlay.tsx'

afterEach(() => localStorage.clear())

test('puzzles that are left while one practises take no place of one that waits half-filled', () => {
  saveWork(7, 'half-filled')
  saveRung(7, 2)
  const left = [againId(7), ...Array.from({ length: 250 }, (_, number) => practicePuzzleId('pairs', 1, number))]
  for (const id of left) {
    resetPractice(id)
    saveWork(id, 'left')
    saveRung(id, 1)
  }
  expect([readWork(7), furthestRung(7)]).toEqual(['half-filled', 2])
  expect(left.filter((id) => readWork(id) !== undefined)).toEqual(left.slice(-1))
})
