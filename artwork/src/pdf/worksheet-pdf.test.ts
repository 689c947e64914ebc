import type { Puzzle } from '@emojigma/engine/question.ts'
import { themeNamed } from '@emojigma/engine/emoji/themes.ts'
import { grid } from '@emojigma/engine/grid/grid.ts'
import { HIDDEN_TILE } from '@emojigma/engine/grid/hidden-tile.ts'
import { drawPractice } from '@emojigma/engine/practice/draw.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { solutionsOfSums } from '@emojigma/engine/sum-board/solve.ts'
import * as words from '@emojigma/messages/words/print.ts'
import { describe, expect, test, vi } from 'vitest'
import { emojiArt } from '../emoji-art.ts'
import { EXAMPLE_PUZZLES } from '../svg/example-puzzles.ts'
import { Paper } from './paper.ts'
import { readPdf as read, textOfPages } from './read-pdf.test-support.ts'
import { drawWorksheetPdf, type PdfWorksheet } from './worksheet-pdf.ts'

const ALL: readonly Puzzle[] = Object.values(EXAMPLE_PUZZLES)
const PLAIN: Omit<PdfWorksheet, 'variants'> = {
  title: '',
  nameLine: true,
  answerKey: 'fold',
  paper: 'A4',
  greyscale: false,
  largePrint: false,
  createdAtMs: 1_795_000_000_000,
}
const drawn = (choice: Partial<PdfWorksheet> & Pick<PdfWorksheet, 'variants'>) => drawWorksheetPdf({ ...PLAIN, ...choice }, emojiArt, words)

describe('a worksheet', () => {
  test('has four puzzles a page, on as many pages as they need, in vectors with its own fonts', async () => {
    const { pages, sizes, embeddedFonts, pictures } = read(await drawn({ variants: [{ puzzles: ALL.slice(0, 9) }] }))
    expect({ pages, sizes, embeddedFonts, pictures }).toEqual({ pages: 3, sizes: ['0 0 595.28 841.89'], embeddedFonts: 2, pictures: 0 })
  })

  test('has the emoji of all its puzzles, each once however often it is placed', async () => {
    const { forms, content } = read(await drawn({ answerKey: 'none', variants: [{ puzzles: ALL }] }))
    expect(forms).toBe(new Set(ALL.flatMap(({ question }) => question.emoji)).size)
    const placed = ALL.map(({ question }) => question).reduce((sum, question) => {
      if (question.typeId === 5) return sum + question.side ** 2
      return sum
    }, 0)
    expect([...content.matchAll(/\/E\d+ Do/g)].length).toBeGreaterThan(placed)
  })

  test.each(ALL.map((puzzle, index) => [Object.keys(EXAMPLE_PUZZLES)[index] ?? '', puzzle] as const))(
    'can hold %s in every manner',
    async (_name, puzzle) => {
      for (const choice of [{}, { greyscale: true, paper: 'Letter' }, { largePrint: true, answerKey: 'page' }] as const) {
        const { content } = read(await drawn({ ...choice, variants: [{ puzzles: [puzzle] }] }))
        expect(content).not.toMatch(/NaN|undefined|Infinity/)
      }
    },
  )

  test('has room for the working of a puzzle that has the sheet for itself, and a box for what each of its emoji is worth', async () => {
    const placedOn = async (puzzles: readonly Puzzle[]) => {
      const { content } = read(await drawn({ answerKey: 'none', variants: [{ puzzles }] }))
      return { emoji: [...content.matchAll(/\/E\d+ Do/g)].length, rowsOfDots: [...content.matchAll(/\[0 17\] 0 d/g)].length }
    }
    for (const name of ['Classic at its largest', 'Grid with hidden totals', 'Word of four letters'] as const) {
      const puzzle = EXAMPLE_PUZZLES[name]
      const [alone, twice] = [await placedOn([puzzle]), await placedOn([puzzle, puzzle])]
      const worths = alone.emoji - twice.emoji / 2
      expect([name, worths, alone.rowsOfDots > 4, twice.rowsOfDots]).toEqual([name, puzzle.question.emoji.length, true, 0])
    }
    const board = EXAMPLE_PUZZLES['Emojidoku 9 × 9']
    expect(await placedOn([board])).toMatchObject({ rowsOfDots: 0 })
  })

  test('says what a hidden tile is, with its worth among the answers, and which lines are equal', async () => {
    const theme = themeNamed('Fruit')
    const grids = Array.from({ length: 40 }, (_, seed) =>
      grid.generate({ levelId: 3, theme, random: randomFrom('paper', seed), hasIdeas: true }),
    )
    const hidden = grids.filter(({ question }) => question.emoji.includes(HIDDEN_TILE)).slice(0, 1)
    const plain = grids.filter(({ question }) => !question.emoji.includes(HIDDEN_TILE) && !question.equalLines).slice(0, 1)
    const equal = grids.filter(({ question }) => question.equalLines).slice(0, 1)
    const [pair] = equal.flatMap(({ question }) => (question.equalLines ? [words.panels.equalLines(question.equalLines)] : []))
    const countsOf = async (puzzles: readonly Puzzle[]) => {
      const written = vi.spyOn(Paper.prototype, 'text')
      await drawn({ variants: [{ puzzles: [...puzzles, EXAMPLE_PUZZLES['Word of four letters']] }] })
      const texts = written.mock.calls.map(([text]) => text)
      written.mockRestore()
      const said = [words.panels.hiddenTile, pair].map((rule) => texts.filter((text) => text === rule).length)
      return [...said, texts.filter((text) => text.startsWith('= ')).length]
    }
    const [, , others = 0] = await countsOf([])
    expect(await countsOf(plain)).toEqual([0, 0, others + 4])
    expect(await countsOf(hidden)).toEqual([1, 0, others + 5])
    expect(await countsOf(equal)).toEqual([0, 1, others + 4])
  })

  test.each([
    ['A to Z', {}, ['A=1', 'O=15', 'Z=26'], 26],
    ['its own letters', { alphabet: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ' }, ['A=1', 'Ñ=15', 'O=16', 'Z=27'], 27],
  ])('has the key to a word of %s', async (_name, alphabet, some, count) => {
    const written = vi.spyOn(Paper.prototype, 'text')
    const { question, ...puzzle } = EXAMPLE_PUZZLES['Word of four letters']
    await drawn({ variants: [{ puzzles: [{ ...puzzle, question: { ...question, ...alphabet } }] }] })
    const key = written.mock.calls.map(([text]) => text).filter((text) => /^\p{L}=\d+$/u.test(text))
    written.mockRestore()
    expect(key).toEqual(expect.arrayContaining(some))
    expect(key).toHaveLength(count)
  })

  test('has the numbers of a board’s emoji beside it and in its answer, and letters and numbers around a crowd', async () => {
    const written = vi.spyOn(Paper.prototype, 'text')
    const board = EXAMPLE_PUZZLES['Emojidoku 9 × 9']
    const crowd = ALL.find(({ question }) => question.typeId === 5) as Puzzle
    await drawn({ variants: [{ puzzles: [board, crowd] }] })
    const texts = written.mock.calls.map(([text]) => text)
    written.mockRestore()
    const numbers = texts.filter((text) => /^[1-9]$/.test(text))
    // The key, the answer, and the rows of the crowd.
    expect(numbers).toHaveLength(9 + 81 + Math.min(9, (crowd.question as { readonly side: number }).side))
    expect(texts).toEqual(expect.arrayContaining(['A', 'B', 'C', 'Letter and number']))
  })

  test.each(['fold', 'page'] as const)('says what each emoji is worth in its answers: %s', async (answerKey) => {
    const written = vi.spyOn(Paper.prototype, 'text')
    await drawn({ answerKey, variants: [{ puzzles: [EXAMPLE_PUZZLES['Classic with copies']] }] })
    const texts = written.mock.calls.map(([text]) => text)
    written.mockRestore()
    expect(texts).toEqual(expect.arrayContaining(['= 5', '= 3']))
  })

  test('has two large puzzles a page in large print, and Letter paper if that is wanted', async () => {
    const { pages, sizes } = read(await drawn({ largePrint: true, paper: 'Letter', variants: [{ puzzles: ALL.slice(0, 5) }] }))
    expect({ pages, sizes }).toEqual({ pages: 3, sizes: ['0 0 612 792'] })
  })

  test('has its answers upside down, on a page of their own, or nowhere', async () => {
    const pagesWith = async (answerKey: PdfWorksheet['answerKey']) => {
      const { pages, content } = read(await drawn({ answerKey, variants: [{ puzzles: ALL.slice(0, 4) }] }))
      return { pages, isTurned: content.includes('-1 0 0 -1') }
    }
    expect(await pagesWith('fold')).toEqual({ pages: 1, isTurned: true })
    expect(await pagesWith('page')).toEqual({ pages: 2, isTurned: false })
    expect(await pagesWith('none')).toEqual({ pages: 1, isTurned: false })
  })

  test('names the school standard at the top of each page', async () => {
    const pdf = await drawn({ standard: '3.OA.A.3', variants: [{ puzzles: ALL }] })
    const pages = textOfPages(pdf)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.filter((page) => page.includes('3.OA.A.3'))).toHaveLength(pages.length)
  })

  test('has nothing but greys when ink is saved', async () => {
    const { content } = read(await drawn({ greyscale: true, variants: [{ puzzles: ALL }] }))
    const colours = [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG|scn)\b/g)]
    expect(colours.length).toBeGreaterThan(100)
    expect(colours.filter(([, red, green, blue]) => red !== green || green !== blue)).toEqual([])
  })

  test('has the same bytes whenever it is drawn, and others of another moment', async () => {
    const sheet = { variants: [{ puzzles: ALL.slice(0, 8), checkUrl: 'https://emojigma.example/worksheets/check/abc' }] }
    const one = await drawn(sheet)
    expect((await drawn(structuredClone(sheet))).equals(one)).toBe(true)
    expect((await drawn({ ...sheet, createdAtMs: 1_795_000_001_000 })).equals(one)).toBe(false)
  })

  test('draws a QR code only where the sheet can be checked', async () => {
    const squares = async (checkUrl?: string) =>
      [...read(await drawn({ variants: [{ puzzles: ALL.slice(0, 1), checkUrl }] })).content.matchAll(/ re\b/g)].length
    expect(await squares('https://emojigma.example/worksheets/check/abc')).toBeGreaterThan((await squares()) + 200)
  })

  test('tells how many variants are drawn, and ends when that fails', async () => {
    const told: number[] = []
    const variants = Array.from({ length: 5 }, () => ({ puzzles: ALL.slice(0, 1) }))
    const drawing = drawWorksheetPdf({ ...PLAIN, variants }, emojiArt, words, (done) => {
      told.push(done)
      if (done === 3) throw new Error('not wanted any more')
    })
    await expect(drawing).rejects.toThrow('not wanted any more')
    expect(told).toEqual([1, 2, 3])
  })
})

describe('Emojidoku with sums', () => {
  const boards = [1, 2, 3, 4].map((step) => drawPractice({ strand: 'board-sums', step }, 5))
  const worthOf = ({ question }: Puzzle) =>
    question.typeId === 4 && question.sums ? solutionsOfSums({ ...question, sums: question.sums })[0]?.values : undefined

  test('has its rule, the numbers that are known and blanks for the others', async () => {
    const [text = ''] = textOfPages(await drawn({ answerKey: 'none', variants: [{ puzzles: boards }] }))
    expect(text.match(/\d\. Emojidoku with sums/g)).toHaveLength(4)
    expect(text.match(/The small number is what its group adds up to\./g)).toHaveLength(4)
    const known = boards
      .flatMap(({ question }) => (question.typeId === 4 ? (question.sums?.values ?? []) : []))
      .filter((value) => value !== null)
    expect(text.match(/^= \d$/gm)).toEqual(known.map((value) => `= ${value}`))
    expect(text.match(/^=$/gm)).toHaveLength(16 - known.length)
  })

  test('has a dashed line round each group', async () => {
    const { content } = read(await drawn({ answerKey: 'none', variants: [{ puzzles: boards }] }))
    const cages = boards.reduce((sum, { question }) => sum + (question.typeId === 4 ? (question.sums?.cages.length ?? 0) : 0), 0)
    expect([...content.matchAll(/\[10 7\] 0 d/g)]).toHaveLength(cages)
  })

  test.each(['fold', 'page'] as const)('has what each emoji is worth among its answers (%s)', async (answerKey) => {
    for (const puzzle of boards) {
      const pages = textOfPages(await drawn({ answerKey, variants: [{ puzzles: [puzzle] }] }))
      const shown = [...(pages.at(-1) ?? '').matchAll(/^= (\d)$/gm)].map(([, value]) => Number(value))
      expect(shown.slice(-4)).toEqual(worthOf(puzzle))
    }
  })

  test('has a board in the fold in the numbers of its emoji', async () => {
    for (const puzzle of boards) {
      const [text = ''] = textOfPages(await drawn({ variants: [{ puzzles: [puzzle] }] }))
      const worth = worthOf(puzzle) ?? []
      expect(text.split('\n').join(' ')).toContain([...puzzle.answer].map((digit) => worth[Number(digit) - 1]).join(' '))
    }
  })
})
