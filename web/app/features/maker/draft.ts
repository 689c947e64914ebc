import type { MadePuzzle } from '@emojigma/contract/maker/made-puzzles.ts'
import type { SudokuQuestion } from '@emojigma/engine/question.ts'
import { useRef, useState } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { inTab } from '../../platform/browser/storage.ts'
import { DRAFTS } from '../../platform/session/session-storage.ts'
import { emptyBoard } from './empty-board.ts'
import { linesOf } from './lines.ts'

/** A Classic puzzle as typed. */
export interface ClassicDraft {
  readonly emoji: readonly string[]
  readonly lines: readonly string[]
  readonly ask: string
}

/** An Emojidoku as placed. */
export interface BoardDraft {
  readonly theme: string
  /** Counts the requests for other emoji; a seed. */
  readonly draw: number
  readonly question: SudokuQuestion
  /** The board of the other size, restored when switching back. */
  readonly other?: SudokuQuestion | undefined
  /** The symbol that the next tap places. */
  readonly symbol: string
}

/** The unfinished puzzle in the editor. It has a draft of each kind, so switching tabs loses nothing. */
export interface MakerDraft {
  readonly kind: 'classic' | 'board'
  readonly title: string
  readonly classic: ClassicDraft
  readonly board: BoardDraft
  /** Idempotency keys: a new puzzle of each kind is created once even if a reply is lost. */
  readonly keys: { readonly [kind in MakerDraft['kind']]: string }
  /** Ids of new puzzles that were edited further while being saved. */
  readonly keptIds?: { readonly [kind in MakerDraft['kind']]?: number }
}

/** Keeps the draft in this tab until it is saved or discarded, across pages and reloads.
 *  @param accountId part of the key: other accounts in this tab do not see it
 *  @param made the puzzle to edit; undefined = a new one */
export function useMakerDraft(accountId: string, made: MadePuzzle | undefined) {
  const key = keyOf(accountId, made?.Id)
  const [draft, setDraft] = useState<MakerDraft>(() => ({
    ...initialDraft(made),
    ...(inTab.readJson(key) as Partial<MakerDraft> | undefined),
  }))
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
    /** Forgets the saved draft unless it has changed since.
     *  @returns whether it was unchanged */
    forgetSaved(saved: MakerDraft): boolean {
      const text = JSON.stringify(saved)
      const isSame = (inTab.read(key) ?? text) === text
      if (isSame) forget()
      return isSame
    },
  }
}

/** Whether there is a draft of a new puzzle. */
export function hasDraft(accountId: string): boolean {
  return inTab.read(keyOf(accountId, undefined)) !== undefined
}

function keyOf(accountId: string, madeId: number | undefined): string {
  return `${DRAFTS}puzzle.${accountId}.${madeId ?? 'new'}`
}

function initialDraft(made: MadePuzzle | undefined): MakerDraft {
  const question = made?.Question
  return {
    kind: question?.typeId === 4 ? 'board' : 'classic',
    keys: { classic: randomId(), board: randomId() },
    title: made?.Title ?? '',
    classic:
      question?.typeId === 1
        ? { emoji: question.emoji, ...linesOf(question) }
        : { emoji: ['red-apple', 'dolphin'], lines: ['A + A = 10', ''], ask: '' },
    board: { theme: 'Fruit', draw: 0, question: question?.typeId === 4 ? question : emptyBoard(4, 'Fruit', 0), symbol: '1' },
  }
}
