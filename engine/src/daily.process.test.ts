import { expect, test } from 'vitest'
import { generateDaily } from './daily.ts'
import { SLOTS } from './day.ts'

const DAYS = [0, 1000, 2516]

test('another process makes the same forty puzzles of a day', () => {
  const here = DAYS.map((day) => SLOTS.map((_, slot) => generateDaily(day, slot, 0)))
  const script = `
    import { generateDaily } from '${new URL('./daily.ts', import.meta.url).href}'
    const days = ${JSON.stringify(DAYS)}.map((day) => Array.from({ length: ${SLOTS.length} }, (_, slot) => generateDaily(day, slot, 0)))
    process.stdout.write(JSON.stringify(days))`
  // The engine imports nothing of Node's, and so do its tests.
  const { execFileSync } = process.getBuiltinModule('node:child_process')
  const there = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  expect(there).toBe(JSON.stringify(here))
})
