import { describe, expect, test } from 'vitest'
import { run, type Printed } from './run.ts'

const BOARD = '...31...4......1'
const SOLVED = '2413132441323241'
const ODD = '{"typeId":5,"emoji":["goat","ewe"],"side":6,"row":2,"column":5}'

function given(parameters: readonly string[], input = ''): Promise<Printed> {
  return run(parameters, () => Promise.resolve(input))
}

function line(text: string, input?: string): Promise<Printed> {
  return given(text.split(' '), input)
}

async function puzzles(text: string): Promise<{ levelId: number; theme: string; question: { typeId: number; emoji: string[] } }[]> {
  const { out } = await line(`generate ${text}`)
  return out.map((json) => JSON.parse(json) as Awaited<ReturnType<typeof puzzles>>[number])
}

describe('generate', () => {
  test.each([
    ['sudoku', 4],
    ['Sudoku', 4],
    ['emojidoku', 4],
    ['EMOJIDOKU', 4],
    ['oddemoji', 5],
    ['odd-emoji', 5],
  ])('knows the type %s', async (type, typeId) => {
    const [puzzle] = await puzzles(`--type ${type} --level junior-1`)
    expect(puzzle?.question.typeId).toBe(typeId)
  })

  test.each([
    ['easy', 1],
    ['Master', 5],
    ['junior1', 6],
    ['Junior-5', 10],
  ])('knows the level %s', async (level, levelId) => {
    const [puzzle] = await puzzles(`--type odd-emoji --level ${level}`)
    expect(puzzle?.levelId).toBe(levelId)
  })

  test('makes as many as asked for, all different, and one by itself', async () => {
    const many = await line('generate --type classic --level hard --count 4 --seed s')
    expect(new Set(many.out).size).toBe(4)
    expect((await line('generate --type classic --level hard --seed s')).out).toEqual(many.out.slice(0, 1))
  })

  test('makes others for another seed; without one the seed is 1', async () => {
    const [none, one, two] = await Promise.all(
      ['', ' --seed 1', ' --seed 2'].map((seed) => line(`generate --type classic --level hard${seed}`)),
    )
    expect(none).toEqual(one)
    expect(two?.out).not.toEqual(one?.out)
  })

  test('takes the emoji of the theme asked for', async () => {
    const made = await given(['generate', '--type', 'grid', '--level', 'easy', '--theme', 'Wild animals', '--count', '2'])
    expect(made.out.map((json) => (JSON.parse(json) as { theme: string }).theme)).toEqual(['Wild animals', 'Wild animals'])
  })

  test('tells in words and draws as many as asked for', async () => {
    const text = await line('generate --type odd-emoji --level easy --format text --count 2')
    expect(text.out).toHaveLength(2)
    for (const told of text.out) expect(told).toMatch(/^A square of 12 rows, .*\nAnswer: \d+-\d+\n$/s)
    const svg = await line('generate --type odd-emoji --level junior1 --format svg --count 2')
    expect(svg.out.map((drawn) => drawn.startsWith('<svg '))).toEqual([true, true])
  })

  test.each([
    ['--level easy', 'no type ""'],
    ['--type chess --level easy', 'no type "chess"'],
    ['--type grid', 'no Grid at level ""'],
    ['--type word --level junior-1', 'no Word at level "junior-1"'],
    ['--type grid --level hardest', 'no Grid at level "hardest"'],
  ])('%s is refused with how it is used', async (text, problem) => {
    const { out, err, exitCode } = await line(`generate ${text}`)
    expect([out, exitCode]).toEqual([[], 2])
    expect(err).toEqual([expect.stringMatching(new RegExp(`^${problem}\nusage:`))])
  })

  test.each(['0', '-1', '1.5', '100001', '1e3', 'many', ''])('a count of %o is refused', async (count) => {
    expect(await given(['generate', '--type', 'grid', '--level', 'easy', `--count=${count}`])).toEqual({
      out: [],
      err: ['--count is a number from 1 to 100000'],
      exitCode: 2,
    })
  })

  test('an unknown theme is refused with those that there are', async () => {
    const { err, exitCode } = await line('generate --type grid --level easy --theme fruit')
    expect(exitCode).toBe(2)
    expect(err[0]).toMatch(/^no theme fruit; there are: Fruit, Vegetables, .*Christmas$/)
  })

  test('a format of explain is none of generate, nor the other way round', async () => {
    expect((await line('generate --type grid --level easy --format pdf')).err).toEqual(['generate has no format pdf'])
    expect((await line(`explain ${BOARD} --format svg`)).err).toEqual(['explain has no format svg'])
  })
})

describe('solve', () => {
  test('prints the solution of each board, in order', async () => {
    expect(await line(`solve ${BOARD} ${SOLVED}`)).toEqual({ out: [SOLVED, SOLVED], err: [], exitCode: 0 })
  })

  test('reads standard input only where no board is given, and leaves out its empty lines', async () => {
    expect(await line('solve', `\n${BOARD}\n  \n${ODD}\n`)).toEqual({ out: [SOLVED, '3-6'], err: [], exitCode: 0 })
    const unread = run(['solve', BOARD], () => Promise.reject(new Error('must not be read')))
    expect(await unread).toMatchObject({ out: [SOLVED], exitCode: 0 })
  })

  test('says what is wrong with nothing, and does the rest of what was asked', async () => {
    expect(await line('solve', ' \n\n')).toEqual({ out: [], err: ['no board and no question was given'], exitCode: 2 })
    expect(await line(`solve 11.............. ${BOARD} ................`)).toEqual({
      out: [SOLVED],
      err: ['this has no answer: it contradicts itself', 'this has more than one answer'],
      exitCode: 2,
    })
  })
})

describe('rate', () => {
  test('prints how hard it is, as JSON', async () => {
    const { out, exitCode } = await line(`rate ${BOARD}`)
    expect(exitCode).toBe(0)
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      kind: 'rated',
      band: 10,
      restsOn: { hardestTechnique: 'hidden single in box', givens: 4 },
    })
  })

  test('says that two emoji were never compared', async () => {
    expect((await line('rate', ODD.replace('ewe', 'rocket'))).err).toEqual(['these two emoji were never compared'])
  })
})

describe('explain', () => {
  test('numbers its steps, and names emoji of a bare board by their digits', async () => {
    const { out, err } = await line(`explain ${SOLVED.slice(0, 14)}..`)
    expect(err).toEqual([])
    expect(out).toEqual([
      '1. All the others are in column 3 already, but not 4. Put it in row 4, column 3.',
      '2. All the others are in row 4 already, but not 1. Put it in row 4, column 4.',
    ])
  })

  test('names the emoji of a question', async () => {
    const json = JSON.stringify({ typeId: 4, emoji: ['cow-face', 'red-apple', 'tractor', 'goat'], board: `${SOLVED.slice(0, 15)}.` })
    expect((await line('explain', json)).out).toEqual(['1. All the others are in row 4 already, but not cow. Put it in row 4, column 4.'])
  })

  test('prints the whole explanation as JSON', async () => {
    const { out } = await line(`explain ${SOLVED.slice(0, 15)}. --format json`)
    expect(out).toHaveLength(1)
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      kind: 'explained',
      steps: [{ technique: 'last in unit', placement: { cell: 15, digit: 1 } }],
      answer: SOLVED,
    })
  })
})

describe('what is not understood', () => {
  test.each([
    [['dance'], /^no command dance\nusage:/],
    [['--what'], /^no command --what\nusage:/],
    [['solve', '--what'], /what.*\nusage:/s],
    [['generate', '--type'], /type.*\nusage:/s],
    [[], /^usage:\n {2}generate --type TYPE/],
  ] as const)('%j is refused with how it is used', async (parameters, problem) => {
    const { out, err, exitCode } = await given(parameters)
    expect([out, exitCode]).toEqual([[], 2])
    expect(err.join('\n')).toMatch(problem)
  })

  test('help lists every type and level', async () => {
    const { out } = await line('help')
    expect(out[0]).toContain('types:  classic, grid, word, sudoku, oddemoji\n')
    expect(out[0]).toContain('levels: easy, medium, hard, expert, master, junior1, junior2, junior3, junior4, junior5\n')
  })
})
