import type { PuzzleView } from '@emojigma/contract/puzzle-view.ts'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import aidStyles from './components/SolvingAid.module.css'
import type { CellContent, Hint } from './hint.ts'
import { keepRung } from './hint-rung.ts'
import type { Marks } from './step-marks.ts'

type HintCode = Awaited<ReturnType<typeof loadHintCode>>

type HintState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly hint: Hint; readonly code: HintCode }

export interface Hinting {
  readonly isOpen: boolean
  /** What the question marks meanwhile. */
  readonly marks: Marks | undefined
  readonly panel: ReactNode
  /** Shows a hint, or goes one rung further. */
  ask(): void
  close(): void
}

/** The board of an Emojidoku, which a hint is about as it stands. */
interface HintedBoard {
  readonly cells: string
  readonly onPut: (changes: readonly CellContent[]) => void
}

/** A hint about a puzzle that is being solved. Its code comes with the first one. */
export function useHint(puzzle: PuzzleView, isPlayed: boolean, { cells, onPut }: HintedBoard = NO_BOARD): Hinting {
  const [state, setState] = useState<HintState>({ kind: 'closed' })
  const opener = useRef<Element>(null)
  const open = isPlayed && state.kind === 'open' ? state : undefined
  const isAbout = open?.code.isAbout(open.hint, cells) ?? false

  const ask = async () => {
    if (!open) {
      opener.current = document.activeElement
      setState({ kind: 'loading' })
    }
    const code = open?.code ?? (await loadHintCode().catch(() => undefined))
    if (!code) return setState({ kind: 'failed' })
    const hint = await code.nextHint(puzzle, cells, open?.hint)
    keepRung(puzzle.id, hint.rung)
    setState({ kind: 'open', hint, code })
  }
  const close = () => {
    setState({ kind: 'closed' })
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return {
    isOpen: isPlayed && state.kind !== 'closed',
    marks: isAbout ? open?.hint.marks : undefined,
    panel: isPlayed && (
      <>
        <output className="visually-hidden">{open && isAbout ? `${open.hint.title}. ${open.hint.words.at(-1)}` : ''}</output>
        {state.kind === 'loading' && <p className={aidStyles['body']}>Loading...</p>}
        {state.kind === 'failed' && (
          <Notice tone="error" action={<Button onClick={() => void ask()}>Try again</Button>}>
            The hint could not be loaded.
          </Notice>
        )}
        {open && (
          <open.code.HintPanel
            puzzle={puzzle}
            hint={isAbout ? open.hint : undefined}
            onMore={() => void ask()}
            onPut={onPut}
            onClose={close}
          />
        )}
      </>
    ),
    ask: () => void ask(),
    close,
  }
}

const NO_BOARD: HintedBoard = { cells: '', onPut: () => {} }

async function loadHintCode() {
  const [{ HintPanel }, { isAbout, nextHint }] = await Promise.all([import('./components/HintPanel.tsx'), import('./hint.ts')])
  return { HintPanel, isAbout, nextHint }
}
