import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')

/** Properties of one side, which is another one where text runs from right to left. */
const SIDE =
  /^\s*(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)[\w-]*|left|right)\s*:|text-align:\s*(?:left|right)|float:/
/** The middle is the same from either side. */
const MIDDLE = /^\s*left: (?:50%|calc\(50% [-+])/

test('stylesheets name the start and the end of a line, not its left and right', () => {
  const files = execFileSync('git', ['ls-files', 'web/app/*.css'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
  expect(files.length).toBeGreaterThan(50)
  const wrong = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => SIDE.test(line) && !MIDDLE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(wrong).toEqual([])
})
