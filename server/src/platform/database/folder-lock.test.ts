import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emojigma-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is taken once, and can be taken again when it was given back', () => {
  const unlock = lockFolder(join(folder, 'data'))
  expect(unlock).toBeTypeOf('function')
  expect(lockFolder(join(folder, 'data'))).toBeUndefined()
  unlock?.()
  const again = lockFolder(join(folder, 'data'))
  expect(again).toBeTypeOf('function')
  again?.()
})
