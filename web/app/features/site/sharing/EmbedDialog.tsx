import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { NamedPuzzle } from '@emojigma/contract/rules/puzzle-title.ts'
import { frameHtml } from '@emojigma/contract/puzzles/embed.ts'
import { useId, useRef, useState } from 'react'
import { copyText } from '../../../platform/browser/copy-text.ts'
import { useSiteSettings } from '../../../platform/browser/site-settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal, ModalActions } from '../../../ui/dialogs/Modal.tsx'
import styles from './EmbedDialog.module.css'

interface EmbedDialogProps {
  readonly puzzle: NamedPuzzle
  readonly onClose: () => void
}

/** The embed code for one's own website.
 *  Source: docs/product.md, Embedded puzzles */
export function EmbedDialog({ puzzle, onClose }: EmbedDialogProps) {
  const { origin } = useSiteSettings()
  const [status, setStatus] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const html = frameHtml(origin, puzzle, nameWords)
  const copy = async () => {
    const isCopied = await copyText(html)
    if (!isCopied) field.current?.select()
    setStatus(isCopied ? m['embed_dialog.code_copied']() : m['embed_dialog.copy_by_hand']())
  }
  return (
    <Modal title={m['site.embed_this_puzzle']()} onClose={onClose}>
      <p id={id}>{m['embed_dialog.how_to']()}</p>
      <textarea
        ref={field}
        className={styles['code']}
        aria-label={m['embed_dialog.code']()}
        aria-describedby={id}
        rows={6}
        readOnly
        value={html}
      />
      <p className="small muted">{m['embed_dialog.limit']()}</p>
      <ModalActions>
        <output className={styles['status']}>{status}</output>
        <Button size="large" variant="primary" onClick={() => void copy()}>
          {m['embed_dialog.copy_code']()}
        </Button>
      </ModalActions>
    </Modal>
  )
}
