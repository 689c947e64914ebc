import type { MadePuzzle } from '@emojigma/contract/maker/made-puzzles.ts'
import type { SudokuQuestion } from '@emojigma/engine/question.ts'
import { useRef, useState } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { inTab } from '../../platform/browser/storage.ts'
import { DRAFTS } from '../../platform/session/session-storage.ts'
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
  /** Under which a new one of each kind is made once, although an answer may be lost on its way. */
  readonly keys: { readonly [kind in MakerDraft['kind']]: string }
  /** The puzzle of each kind that a new one has become, where it was changed further while it was saved. */
  readonly keptIds?: { readonly [kind in MakerDraft['kind']]?: number }
}

/** What is made is kept in the tab until it is saved or given up, so that neither another page nor a reload loses it.
 *  @param accountId nobody else who uses the tab sees it
 *  @param made the puzzle that is changed; absent = a new one */
export function useMakerDraft(accountId: string, made: MadePuzzle | undefined) {
  const key = keyOf(accountId, made?.Id)
  const [draft, setDraft] = useState<MakerDraft>(() => ({ ...begun(made), ...(inTab.readJson(key) as Partial<MakerDraft> | undefined) }))
  const latest = useRef(draft)
  const forget = () => inTab.forget(key)
  return {
    draft,
    change(part: Partial<MakerDraft>): void {
      latest.current = { ...latest.current, ...part }
      inTab.keep(key, JSON.stringify(latest.current))
      setDraft(latest.current)
    },
    forget,
    /** Forgets what was saved, unless the tab keeps something else by now.
     *  @returns whether it keeps nothing else */
    forgetSaved(saved: MakerDraft): boolean {
      const text = JSON.stringify(saved)
      const isSame = (inTab.read(key) ?? text) === text
      if (isSame) forget()
      return isSame
    },
  }
}

/** Whether somebody was making a new puzzle when they left. */
export function hasDraft(accountId: string): boolean {
  return inTab.read(keyOf(accountId, undefined)) !== undefined
}

function keyOf(accountId: string, madeId: number | undefined): string {
  return `${DRAFTS}puzzle.${accountId}.${madeId ?? 'new'}`
}

function begun(made: MadePuzzle | undefined): MakerDraft {
  const question = made?.Question
  return {
    kind: question?.typeId === 4 ? 'board' : 'classic',
    keys: { classic: randomId(), board: randomId() },
    title: made?.Title ?? '',
    classic:
      question?.typeId === 1
        ? { emoji: question.emoji, ...writtenLines(question) }
        : { emoji: ['red-apple', 'dolphin'], lines: ['A + A = 10', ''], ask: '' },
    board: { theme: 'Fruit', draw: 0, question: question?.typeId === 4 ? question : emptyBoard(4, 'Fruit', 0), symbol: '1' },
  }
}
