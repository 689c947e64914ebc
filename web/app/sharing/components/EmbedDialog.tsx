import * as nameWords from '@emojigma/messages/words/names.ts'
import * as messages from '@emojigma/messages/page/sharing/components/EmbedDialog.ts'
import type { NamedPuzzle } from '@emojigma/contract/rules/puzzle-title.ts'
import { frameHtml } from '@emojigma/contract/embed.ts'
import { useId, useRef, useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, ModalActions } from '../../ui/dialogs/Modal.tsx'
import styles from './EmbedDialog.module.css'

interface EmbedDialogProps {
  readonly puzzle: NamedPuzzle
  readonly onClose: () => void
}

/** What to put into a page of one's own to have the puzzle there.
 *  Source: docs/product.md, Embedded puzzles */
export function EmbedDialog({ puzzle, onClose }: EmbedDialogProps) {
  const { origin } = useSiteSettings()
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const html = frameHtml(origin, puzzle, nameWords)
  const copy = async () => {
    const isCopied = await copyText(html)
    if (!isCopied) field.current?.select()
    setSaid(isCopied ? messages.codeCopied : messages.pleaseCopyTheMarkedCode)
  }
  return (
    <Modal title={messages.embedThisPuzzle} onClose={onClose}>
      <p id={id}>{messages.putThisIntoA}</p>
      <textarea
        ref={field}
        className={styles['code']}
        aria-label={messages.codeToEmbedThePuzzle}
        aria-describedby={id}
        rows={6}
        readOnly
        value={html}
      />
      <p className="small muted">{messages.withoutAPlanPeople}</p>
      <ModalActions>
        <output className={styles['said']}>{said}</output>
        <Button size="large" variant="primary" onClick={() => void copy()}>
          {messages.copyCode}
        </Button>
      </ModalActions>
    </Modal>
  )
}
