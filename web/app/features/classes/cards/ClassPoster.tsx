import { m } from '@emojigma/messages'
import { shownCode } from '@emojigma/contract/rules/cards.ts'
import { PrintSheet } from '../../../ui/PrintSheet.tsx'
import styles from './ClassPoster.module.css'
import { QrCode } from './StudentCard.tsx'

interface ClassPosterProps {
  /** Of the class. */
  readonly name: string
  readonly code: string
  /** The class's login page. */
  readonly url: string
  readonly onDone: () => void
}

/** Prints a sheet for the wall: its QR code leads to the pictures of the class, which alone let no one in.
 *  Source: docs/product.md, Login cards */
export function ClassPoster({ name, code, url, onDone }: ClassPosterProps) {
  return (
    <PrintSheet onDone={onDone}>
      <div className={styles['poster']}>
        <h1>{name}</h1>
        <QrCode text={`${url}?class=${shownCode(code)}`} label={m['class_code.qr_code']()} />
        <p>{m['class_code.poster']()}</p>
        <p>
          {url.replace(/^https?:\/\//, '')}
          <br />
          <strong>{shownCode(code)}</strong>
        </p>
      </div>
    </PrintSheet>
  )
}
