import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import styles from './SheetPreview.module.css'

/** A small picture of the puzzle's worksheet, and how often it was made; nothing without a plan.
 *  Source: docs/product.md, Downloads */
export function SheetPreview({ puzzle: { pdfThumbnail, pdfCount = 0 } }: { readonly puzzle: PuzzleView }) {
  if (pdfThumbnail === undefined) return null
  return (
    <figure className={styles['sheet']}>
      <img src={pdfThumbnail} alt={m['sheet_preview.picture']()} width={159} height={225} />
      {pdfCount > 0 && <figcaption className="small muted">{m['sheet_preview.made']({ count: pdfCount })}</figcaption>}
    </figure>
  )
}
