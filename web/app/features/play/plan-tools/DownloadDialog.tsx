import { m } from '@emojigma/messages'
import type { DownloadFormat } from '@emojigma/contract/puzzles/pictures.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useRef, useState } from 'react'
import { statusOf } from '../../../platform/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { useDispatch } from '../../../platform/use-store.ts'
import { Plate } from '../dialogs/Plate.tsx'
import { SubscriptionBlocker } from '../dialogs/SubscriptionBlocker.tsx'
import { filesApi } from './files-api.ts'
import styles from './DownloadDialog.module.css'
import { SheetPreview } from './SheetPreview.tsx'
import { WorksheetDialog } from './WorksheetDialog.tsx'

interface DownloadDialogProps {
  readonly puzzle: PuzzleView
  readonly onClose: () => void
}

type Progress =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'working' | 'saved' | 'failed' | 'refused'; readonly format: DownloadFormat }
  | { readonly kind: 'worksheet' }

const WORDS = {
  choosing: '',
  working: m['download_dialog.your_picture_is_downloading'](),
  saved: m['download_dialog.done'](),
  failed: m['download_dialog.failed'](),
} as const

/** The puzzle as a file: a picture, a drawing, or a sheet of paper.
 *  Source: docs/product.md, Downloads */
export function DownloadDialog({ puzzle, onClose }: DownloadDialogProps) {
  const dispatch = useDispatch()
  const [progress, setProgress] = useState<Progress>({ kind: 'choosing' })
  const isWorking = useRef(false)
  const save = async (format: DownloadFormat) => {
    if (isWorking.current) return
    isWorking.current = true
    setProgress({ kind: 'working', format })
    const { error } = await dispatch(filesApi.endpoints.saveQuestion.initiate({ puzzleId: puzzle.id, format }))
    isWorking.current = false
    setProgress({ kind: statusOf(error) === 403 ? 'refused' : error ? 'failed' : 'saved', format })
  }

  if (progress.kind === 'worksheet') return <WorksheetDialog puzzle={puzzle} onClose={onClose} />
  if (progress.kind === 'refused') return <SubscriptionBlocker action="DOWNLOAD" onClose={onClose} />
  const isBusy = progress.kind === 'working' || undefined
  return (
    <Modal title={m['download_dialog.download_this_puzzle']()} onClose={onClose} ornament={<Plate icon="download" />}>
      <p>{m['download_dialog.hint']()}</p>
      <div className={styles['choices']}>
        <Button isBlock aria-disabled={isBusy} onClick={() => void save('png')}>
          {m['download_dialog.picture_png']()}
        </Button>
        {puzzle.hasSvg && (
          <Button isBlock aria-disabled={isBusy} onClick={() => void save('svg')}>
            {m['download_dialog.svg']()}
          </Button>
        )}
        <SheetPreview puzzle={puzzle} />
        <Button isBlock aria-disabled={isBusy} onClick={() => !isWorking.current && setProgress({ kind: 'worksheet' })}>
          {m['download_dialog.worksheet_pdf']()}
        </Button>
      </div>
      <output className={styles['status']}>{WORDS[progress.kind]}</output>
      {progress.kind === 'failed' && (
        <Button variant="primary" onClick={() => void save(progress.format)}>
          {m['ui.retry']()}
        </Button>
      )}
    </Modal>
  )
}
