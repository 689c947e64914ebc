import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import type { CellContent, Hint, Work } from './hint.ts'
import { saveRung } from './hint-rung.ts'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import type { Marks } from './step-marks.ts'

type HintCode = NonNullable<Awaited<ReturnType<typeof loadHintCode>>>

type HintState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly hint: Hint; readonly code: HintCode }

export interface Hinting {
  readonly isOpen: boolean
  /** For the question, while the hint is open. */
  readonly marks: Marks | undefined
  readonly panel: ReactNode
  /** For over the board. */
  readonly drawing: ReactNode
  /** Opens a hint, or goes one rung further. */
  ask(): void
  close(): void
}

interface HintedQuestion {
  readonly work?: Partial<Work>
  readonly onPut?: (changes: readonly CellContent[]) => void
  /** Removes an emoji's noted value. */
  readonly onForget?: ((symbol: number) => void) | undefined
  readonly isInLetters?: boolean
}

/** Hints at a puzzle; their code is loaded with the first one. */
export function useHint(
  puzzle: PuzzleView,
  isPlayed: boolean,
  { work: done, onPut = () => {}, onForget = () => {}, isInLetters = false }: HintedQuestion = {},
): Hinting {
  const [state, setState] = useState<HintState>({ kind: 'closed' })
  const opener = useRef<Element>(null)
  // Identifies the latest request; results of earlier ones are dropped.
  const latest = useRef(0)
  const work: Work = { cells: '', notes: [], values: [], ...done }
  const open = isPlayed && state.kind === 'open' ? state : undefined
  const isAbout = open?.code.isAbout(open.hint, work) ?? false

  const ask = async () => {
    latest.current += 1
    const request = latest.current
    if (!open) {
      opener.current = document.activeElement
      setState({ kind: 'loading' })
    }
    const code = open?.code ?? (await loadHintCode())
    if (request !== latest.current) return
    if (!code) return setState({ kind: 'failed' })
    const hint = await code.nextHint(puzzle, work, open?.hint)
    if (request !== latest.current) return
    saveRung(puzzle.id, hint.rung)
    setState({ kind: 'open', hint, code })
  }
  const close = () => {
    latest.current += 1
    setState({ kind: 'closed' })
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return {
    isOpen: isPlayed && state.kind !== 'closed',
    marks: isAbout ? open?.hint.marks : undefined,
    drawing: isAbout && open?.code.drawnHint(open.hint, puzzle.emoji),
    panel: isPlayed && (
      <>
        <output className="visually-hidden">{open && isAbout ? `${open.hint.title}. ${open.hint.words.at(-1)}` : ''}</output>
        {state.kind === 'loading' && <Spinner />}
        {state.kind === 'failed' && (
          <Notice tone="error" action={<Button onClick={() => void ask()}>{m['ui.retry']()}</Button>}>
            {m['use_hint.failed']()}
          </Notice>
        )}
        {open && (
          <open.code.HintPanel
            puzzle={puzzle}
            hint={isAbout ? open.hint : undefined}
            isInLetters={isInLetters}
            onMore={() => void ask()}
            onPut={onPut}
            onForget={onForget}
            onClose={close}
          />
        )}
      </>
    ),
    ask: () => void ask(),
    close,
  }
}

/** @returns undefined if it cannot be loaded now */
export async function loadHintCode() {
  const [panel, hints] = await Promise.all([
    onDemand(() => import('./HintPanel.tsx'), 'HintPanel'),
    onDemand(() => import('./hint.ts'), 'nextHint'),
  ])
  return panel && hints && { ...panel, isAbout: hints.isAbout, nextHint: hints.nextHint }
}
