import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const MESSAGE = String.raw`(?:\bm\['[\w.]+'\]\([^()]*\)|\b\w+Words\.\w+\b(?![.([]))`

/** Where a text would not be shown, but looked for: compared, or as the key of a tab or the name of a picture. In English each of these
 *  works by chance. */
const LOOKED_FOR = [
  new RegExp(`[!=]==\\s*${MESSAGE}`),
  new RegExp(`${MESSAGE}\\s*[!=]==`),
  new RegExp(`\\bcase ${MESSAGE}`),
  new RegExp(`\\bkey: ${MESSAGE}`),
  new RegExp(`<Icon name=\\{${MESSAGE}`),
  new RegExp(`<EmojiPicture emoji=\\{${MESSAGE}`),
  new RegExp(`\\b(?:id|htmlFor|className|data-[\\w-]+)=\\{${MESSAGE}`),
]

test.each([
  `mode === m['sudoku_keys.key_notes']() ? '' : chosen`,
  `{ key: m['sudoku_keys.key_fill'](), name: m['sudoku_keys.fill']() },`,
  `<Icon name={m['sudoku_keys.key_undo']()} />`,
  `case m['ui.solved']():`,
])('%s is found', (line) => {
  expect(LOOKED_FOR.some((pattern) => pattern.test(line))).toBe(true)
})

test('what a page says is only shown: another language says something else', () => {
  const files = execFileSync('git', ['ls-files', 'web/app/*.ts', 'web/app/*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.includes('.test.') && existsSync(join(ROOT, file)))
  const wrong = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => LOOKED_FOR.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
})
