import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useState } from 'react'
import { statusOf } from '../../../platform/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal, ModalActions } from '../../../ui/dialogs/Modal.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { useDispatch } from '../../../platform/use-store.ts'
import { Plate } from '../dialogs/Plate.tsx'
import { SubscriptionBlocker } from '../dialogs/SubscriptionBlocker.tsx'
import { filesApi } from './files-api.ts'
import { SheetPreview } from './SheetPreview.tsx'

interface WorksheetDialogProps {
  readonly puzzle: PuzzleView
  readonly onClose: () => void
}

/** Downloads the puzzle's worksheet and shows the progress.
 *  Source: docs/product.md, Downloads */
export function WorksheetDialog({ puzzle, onClose }: WorksheetDialogProps) {
  const { id } = puzzle
  const dispatch = useDispatch()
  const [state, setState] = useState<'working' | 'saved' | 'failed' | 'refused'>('working')
  useEffect(() => {
    if (state !== 'working') return undefined
    let isOpen = true
    const save = async () => {
      const { error } = await dispatch(filesApi.endpoints.saveWorksheet.initiate(id))
      if (isOpen) setState(statusOf(error) === 403 ? 'refused' : error ? 'failed' : 'saved')
    }
    void save()
    return () => {
      isOpen = false
    }
  }, [dispatch, id, state])

  if (state === 'refused') return <SubscriptionBlocker action="WORKSHEET" onClose={onClose} />
  return (
    <Modal title={m['play.worksheet']()} onClose={onClose} ornament={<Plate icon="worksheet" />}>
      <SheetPreview puzzle={puzzle} />
      {state === 'working' ? (
        <Spinner text={m['ui.your_worksheet_is_downloading']()} />
      ) : (
        <output>{state === 'saved' ? m['worksheet_dialog.done']() : m['worksheet_dialog.failed']()}</output>
      )}
      {state !== 'working' && (
        <ModalActions>
          <Button onClick={onClose}>{m['ui.close']()}</Button>
          {state === 'failed' && (
            <Button variant="primary" onClick={() => setState('working')}>
              {m['ui.retry']()}
            </Button>
          )}
        </ModalActions>
      )}
    </Modal>
  )
}
