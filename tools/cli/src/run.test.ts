import { existsAt, PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { describe, expect, test } from 'vitest'
import { run } from './run.ts'

const EASY = '1324423124133142'
const NEEDS_GUESSING = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'
const TWO_UNKNOWN =
  '{"typeId":1,"emoji":["red-apple","grapes"],"equations":[],"ask":{"operands":[{"kind":"symbol","symbol":0,"copies":1}],"operators":[]}}'
const nothing = (): Promise<string> => Promise.resolve('')

function line(text: string): Promise<Awaited<ReturnType<typeof run>>> {
  return run(text.split(' '), nothing)
}

describe('generate', () => {
  test.each(PUZZLE_TYPES.map(({ id, code }) => ({ id, code })))(
    'makes $code puzzles that solve, rate and explain read back',
    async ({ id, code }) => {
      const level = existsAt(id, 6) ? 'junior-1' : 'easy'
      const made = await line(`generate --type ${code.toLowerCase()} --level ${level} --count 3 --seed 7`)
      expect(made).toMatchObject({ exitCode: 0, err: [] })
      const answers = made.out.map((json) => (JSON.parse(json) as { answer: string }).answer)
      const solved = await run(['solve'], () => Promise.resolve(made.out.join('\n')))
      expect(solved).toEqual({ out: answers, err: [], exitCode: 0 })
      for (const command of ['rate', 'explain']) {
        const printed = await run([command], () => Promise.resolve(made.out.join('\n')))
        expect(printed).toMatchObject({ err: [], exitCode: 0 })
      }
    },
  )

  test('makes the same for the same seed, and certifies it', async () => {
    const [once, again] = [
      await line('generate --type sudoku --level master --seed 7'),
      await line('generate --type sudoku --level master --seed 7'),
    ]
    expect(once).toEqual(again)
    expect(JSON.parse(once.out[0] ?? '')).toMatchObject({
      levelId: 5,
      certificate: { kind: 'certified', proof: { method: 'full search' } },
    })
  })

  test('draws, and tells in words', async () => {
    const [svg, text] = [
      await line('generate --type grid --level hard --format svg'),
      await line('generate --type grid --level hard --format text'),
    ]
    expect(svg.out[0]).toMatch(/^<svg .*<\/svg>$/s)
    expect(text.out[0]).toMatch(/What is the total of .*\nAnswer: -?\d+/s)
  })
})

test.each(['help', '--help', '-h'])('%s tells how it is used', async (text) => {
  expect(await line(text)).toMatchObject({ out: [expect.stringContaining('usage:')], err: [], exitCode: 0 })
})

describe('what cannot be done ends in words and exit code 2', () => {
  test.each([
    'solve 123',
    'solve x...............',
    'solve 5...............',
    'solve 11..............',
    'rate ................',
    `rate ${'.'.repeat(81)}`,
    `explain ${'.'.repeat(81)}`,
    `solve 55${'.'.repeat(79)}`,
    'solve {}',
    'solve {"typeId":1}',
    'solve {"typeId":4,"emoji":[],"board":"12"}',
    'solve {broken',
    'solve {"typeId":1,"emoji":["a"],"equations":[{"left":{"operands":[],"operators":[]},"right":1}],"ask":{"operands":[],"operators":[]}}',
    'solve {"typeId":5,"emoji":["a","a"],"side":3,"row":0,"column":0}',
    'rate {"typeId":5,"emoji":["a","b"],"side":3,"row":0,"column":0}',
    'generate --type chess --level easy',
    'generate --type grid --level junior1',
    'generate --type sudoku --level easy --count 0',
    'generate --type sudoku --level easy --format pdf',
    'generate --type sudoku --level easy --theme Nothing',
    'generate --what',
    'explain --format svg',
    'solve',
    'dance',
    '',
  ])('%s', async (text) => {
    const { out, err, exitCode } = await line(text)
    expect({ out, exitCode }).toEqual({ out: [], exitCode: 2 })
    expect(err.join('\n')).toMatch(/[a-z]{3}/)
    expect(err.join('\n')).not.toMatch(/\bat .*:\d+:\d+/)
  })

  test.each([
    [`solve ${'.'.repeat(81)}`, 'this has more than one answer'],
    [`rate ${'.'.repeat(81)}`, 'this has more than one answer'],
    [`explain ${'.'.repeat(81)}`, 'this has more than one answer'],
    ['explain 1234............', 'this has more than one answer'],
    [`explain 12345678.........9${'.'.repeat(63)}`, 'this has no answer: it contradicts itself'],
    [`explain ${NEEDS_GUESSING}`, 'this cannot be solved by the steps that the engine knows, without guessing'],
    [`solve ${TWO_UNKNOWN}`, 'this has more than one answer, or the steps do not decide'],
  ])('%s: %s', async (text, reason) => {
    expect((await line(text)).err).toEqual([reason])
  })

  test('but what can be done beside it is done', async () => {
    const board = `${EASY.slice(0, 15)}.`
    expect(await line(`solve ${board} 123`)).toEqual({ out: [EASY], err: [expect.stringContaining('16 or 81')], exitCode: 2 })
  })
})
