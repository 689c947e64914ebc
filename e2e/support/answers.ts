import { puzzleFromWire, type MiniPuzzle, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import type { APIRequestContext } from '@playwright/test'
import { createHash } from 'node:crypto'

/** Today's forty, as any visitor gets them. */
export async function todaysPuzzles(request: APIRequestContext): Promise<readonly PuzzleView[]> {
  const response = await request.post(getTodaysPuzzlesMini.path, { data: {} })
  if (!response.ok()) throw new Error(`today's puzzles: ${response.status()} ${await response.text()}`)
  return ((await response.json()) as MiniPuzzle[]).map((wire) => puzzleFromWire(wire))
}

export function puzzleOf(puzzles: readonly PuzzleView[], typeId: number, levelId: number): PuzzleView {
  const puzzle = puzzles.find((candidate) => candidate.typeId === typeId && candidate.levelId === levelId)
  if (!puzzle) throw new Error(`no puzzle of type ${typeId} at level ${levelId} today`)
  return puzzle
}

/** Finds a puzzle's answer by trying everything against the digest.
 *  @returns the canonical guess: a number, a word, a full board, or `row-col` */
export function answerOf(puzzle: PuzzleView): string {
  for (const guess of candidates(puzzle)) {
    const digest = createHash('sha256').update(`${puzzle.id}:${guess}`).digest('hex')
    if (digest === puzzle.answerDigest) return guess
  }
  throw new Error(`no answer found for puzzle ${puzzle.id}`)
}

function* candidates(puzzle: PuzzleView): Generator<string> {
  switch (puzzle.typeId) {
    case 1:
    case 2:
      for (let value = 0; value <= 5000; value += 1) {
        yield String(value)
        yield String(-value)
      }
      return
    case 3:
      yield* words(puzzle)
      return
    case 4:
      yield completed(puzzle.sudokuQuestion ?? '')
      return
    case 5:
      for (let row = 1; row <= 16; row += 1) for (let column = 1; column <= 16; column += 1) yield `${row}-${column}`
  }
}

/** Every assignment of tray letters to the emoji of a word puzzle. */
function* words(puzzle: PuzzleView): Generator<string> {
  const spelling = puzzle.question?.typeId === 3 ? puzzle.question.spelling : []
  const letters = [...(puzzle.availableLetters ?? '')]
  const symbols = [...new Set(spelling)]
  const total = letters.length ** symbols.length
  for (let index = 0; index < total; index += 1) {
    let rest = index
    const letterOf = new Map<number, string>()
    for (const symbol of symbols) {
      letterOf.set(symbol, letters[rest % letters.length] ?? '')
      rest = Math.floor(rest / letters.length)
    }
    yield spelling.map((symbol) => letterOf.get(symbol)).join('')
  }
}

/** Completes a board by backtracking. */
function completed(board: string): string {
  const side = Math.sqrt(board.length)
  const box = Math.sqrt(side)
  const cells = [...board]
  const fits = (at: number, digit: string): boolean =>
    cells.every((other, index) => {
      if (other !== digit || index === at) return true
      const [row, column, otherRow, otherColumn] = [Math.floor(at / side), at % side, Math.floor(index / side), index % side]
      const isSameBox = Math.floor(row / box) === Math.floor(otherRow / box) && Math.floor(column / box) === Math.floor(otherColumn / box)
      return row !== otherRow && column !== otherColumn && !isSameBox
    })
  const choicesAt = (at: number): string[] =>
    Array.from({ length: side }, (_, index) => String(index + 1)).filter((digit) => fits(at, digit))
  const fill = (): boolean => {
    const empty = cells.flatMap((cell, at) => (cell === '.' ? [{ at, choices: choicesAt(at) }] : []))
    const next = empty.toSorted((a, b) => a.choices.length - b.choices.length)[0]
    if (!next) return true
    for (const digit of next.choices) {
      cells[next.at] = digit
      if (fill()) return true
    }
    cells[next.at] = '.'
    return false
  }
  fill()
  return cells.join('')
}

/** Works out a first puzzle from its words: "3 dots plus purse equals 4. purse plus purse equals what
 *  number?" */
export function workedOut(words: string): { readonly answer: number; readonly worthOf: (sum: string) => number } {
  const [, left = '', right = ''] = /^(.+?) equals (\d+)\./.exec(words) ?? []
  const rest = words.slice(words.indexOf('.') + 1)
  const [, ...sides] = /Which is more: (.+), or (.+)\?/.exec(rest) ?? ['', ...(/ (.+) equals what number/.exec(rest)?.slice(1) ?? [])]
  const worth = (sum: string, value: number): number =>
    sum.split(' plus ').reduce((total, part) => total + Number(/^(\d+)(?: dots?)?$/.exec(part)?.[1] ?? value), 0)
  const value = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((tried) => worth(left, tried) === Number(right)) ?? 0
  const worthOf = (sum: string) => worth(sum, value)
  return { answer: Math.max(...sides.map(worthOf)), worthOf }
}
