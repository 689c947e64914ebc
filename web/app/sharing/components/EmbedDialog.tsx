import type { NamedPuzzle } from '@emojigma/contract/rules/puzzle-title.ts'
import { frameHtml } from '@emojigma/contract/embed.ts'
import { useId, useRef, useState } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { useSiteSettings } from '../../browser/site-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal, ModalActions } from '../../ui/Modal.tsx'
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
  const html = frameHtml(origin, puzzle)
  const copy = async () => {
    const isCopied = await copyText(html)
    if (!isCopied) field.current?.select()
    setSaid(isCopied ? 'Code copied' : 'Please copy the marked code')
  }
  return (
    <Modal title="Embed this puzzle" onClose={onClose}>
      <p id={id}>Put this into a page of your own, and the puzzle can be solved there.</p>
      <textarea
        ref={field}
        className={styles['code']}
        aria-label="Code to embed the puzzle"
        aria-describedby={id}
        rows={6}
        readOnly
        value={html}
      />
      <p className="small muted">Without a plan, people can begin three of today’s puzzles, there as here.</p>
      <ModalActions>
        <output className={styles['said']}>{said}</output>
        <Button size="large" variant="primary" onClick={() => void copy()}>
          Copy code
        </Button>
      </ModalActions>
    </Modal>
  )
}
