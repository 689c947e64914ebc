import { dayAt } from '@emojigma/engine/day.ts'
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON_MS } from '../../../platform/testing/test-site.ts'
import { deleteOldest, nameOfMoment, nightlyName } from './rotation.ts'

const DAY = dayAt(NOON_MS)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emojigma-backups-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the newest stay, and those that were made by hand, and what is none; what was broken off goes', async () => {
  const nightly = [0, 1, 2, 3].map((days) => nightlyName(DAY + days))
  const byHand = nameOfMoment(NOON_MS - 1_000_000_000_000)
  const others = [byHand, `${byHand}.part`, 'notes.txt']
  const brokenOff = `${nightlyName(DAY)}.part`
  for (const name of [...nightly, ...others, brokenOff]) writeFileSync(join(folder, name), '')
  // However old the files say that they are.
  utimesSync(join(folder, nightly[3] ?? ''), 0, 0)
  expect(await deleteOldest(folder, 2)).toEqual([...nightly.slice(0, 2), brokenOff])
  expect(readdirSync(folder).toSorted()).toEqual([...nightly.slice(2), ...others].toSorted())
  expect(await deleteOldest(folder, 2)).toEqual([])
})
