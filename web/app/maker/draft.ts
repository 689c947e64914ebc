import type { MadePuzzle } from '@emojigma/contract/made-puzzles.ts'
import type { SudokuQuestion } from '@emojigma/engine/question.ts'
import { useState } from 'react'
import { inTab } from '../browser/storage.ts'
import { emptyBoard } from './empty-board.ts'
import { writtenLines } from './lines.ts'

/** A Classic puzzle as it is typed. */
export interface ClassicDraft {
  readonly emoji: readonly string[]
  readonly lines: readonly string[]
  readonly ask: string
}

/** An Emojidoku as it is placed. */
export interface BoardDraft {
  readonly theme: string
  /** How many times other emoji of the theme were asked for. */
  readonly draw: number
  readonly question: SudokuQuestion
  /** The board of the other size: who tries that size finds their own again. */
  readonly other?: SudokuQuestion | undefined
  /** What the next tap places. */
  readonly symbol: string
}

/** A puzzle that somebody makes or changes, as far as they are; of each kind, since who looks at the other kind comes back. */
export interface MakerDraft {
  readonly kind: 'classic' | 'board'
  readonly title: string
  readonly classic: ClassicDraft
  readonly board: BoardDraft
}

/** What is made is kept in the tab until it is saved or given up, so that neither another page nor a reload loses it.
 *  @param accountId nobody else who uses the tab sees it
 *  @param made the puzzle that is changed; absent = a new one */
export function useMakerDraft(accountId: string, made: MadePuzzle | undefined) {
  const key = keyOf(accountId, made?.Id)
  const [draft, setDraft] = useState<MakerDraft>(() => ({ ...begun(made), ...(inTab.readJson(key) as Partial<MakerDraft> | undefined) }))
  return {
    draft,
    change(part: Partial<MakerDraft>): void {
      const next = { ...draft, ...part }
      inTab.keep(key, JSON.stringify(next))
      setDraft(next)
    },
    forget: () => inTab.forget(key),
  }
}

/** Whether somebody was making a new puzzle when they left. */
export function hasDraft(accountId: string): boolean {
  return inTab.read(keyOf(accountId, undefined)) !== undefined
}

function keyOf(accountId: string, madeId: number | undefined): string {
  return `emojigma.making.${accountId}.${madeId ?? 'new'}`
}

function begun(made: MadePuzzle | undefined): MakerDraft {
  const question = made?.Question
  return {
    kind: question?.typeId === 4 ? 'board' : 'classic',
    title: made?.Title ?? '',
    classic:
      question?.typeId === 1
        ? { emoji: question.emoji, ...writtenLines(question) }
        : { emoji: ['red-apple', 'dolphin'], lines: ['A + A = 10', ''], ask: '' },
    board: { theme: 'Fruit', draw: 0, question: question?.typeId === 4 ? question : emptyBoard(4, 'Fruit', 0), symbol: '1' },
  }
}
