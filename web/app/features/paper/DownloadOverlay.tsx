import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { useEffect } from 'react'
import { saveFrom } from '../../platform/browser/save-from.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, ModalActions } from '../../ui/dialogs/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { worksheetsApi, type MadeWorksheet } from './api.ts'
import styles from './DownloadOverlay.module.css'

const POLL_MS = 500

interface DownloadOverlayProps {
  readonly made: MadeWorksheet
  readonly onClose: () => void
}

/** Shows the progress of a worksheet and downloads it when ready. Closing it earlier cancels the job.
 *  Source: docs/product.md, Worksheets */
export function DownloadOverlay({ made, onClose }: DownloadOverlayProps) {
  const { WorksheetId, Url, Variants } = made
  const { data, isError } = worksheetsApi.endpoints.getWorksheetProgress.useQueryState(WorksheetId)
  const [cancel] = worksheetsApi.useCancelWorksheetMutation()
  // `lost`: the server has restarted; opening the address generates the sheet again.
  const isReady = data?.State === 'ready' || data?.State === 'lost'
  const isFailed = data?.State === 'failed'
  const isOver = isReady || isFailed
  worksheetsApi.endpoints.getWorksheetProgress.useQuerySubscription(WorksheetId, {
    pollingInterval: isOver ? 0 : POLL_MS,
    refetchOnMountOrArgChange: true,
  })

  useEffect(() => {
    if (isReady) saveFrom(Url)
  }, [isReady, Url])

  const end = () => {
    if (!isOver) void cancel(WorksheetId)
    onClose()
  }

  return (
    <Modal
      title={isReady ? m['download_overlay.your_worksheet_is_here']() : m['ui.your_worksheet_is_downloading']()}
      onClose={end}
      className={styles['overlay']}
    >
      {isFailed ? (
        <Notice tone="error">
          <p>{m['download_overlay.failed']()}</p>
        </Notice>
      ) : isReady ? (
        <p>
          <ParaglideMessage
            message={m['download_overlay.where']}
            markup={{
              link: ({ children }) => (
                <a href={Url} download>
                  {children}
                </a>
              ),
            }}
          />
        </p>
      ) : (
        <>
          <progress aria-label={m['download_overlay.worksheets_drawn']()} max={Variants} value={data?.Done ?? 0} />
          <output>
            {isError ? m['download_overlay.unreachable']() : m['download_overlay.of_drawn']({ done: data?.Done ?? 0, variants: Variants })}
          </output>
        </>
      )}
      <ModalActions>
        <Button size="large" onClick={end}>
          {isOver ? m['ui.close']() : m['ui.cancel']()}
        </Button>
      </ModalActions>
    </Modal>
  )
}
