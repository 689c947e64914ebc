import { printedSheetPath, sampleSheetPath, type SampleSheet } from '@emojigma/contract/pictures.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SampleSheetCard.module.css'

const WORDS: Readonly<Record<SampleSheet, { readonly picture: string; readonly link: string }>> = {
  sample: {
    picture: 'A sheet with lines for name, class and date, two Classic puzzles with fruit and farm animals, a Grid and a small Emojidoku.',
    link: 'Open the free sheet',
  },
  christmas: {
    picture:
      'A sheet with lines for name, class and date, two Classic puzzles with cake and polar bears, a Grid with skis and a small Emojidoku with snowmen.',
    link: 'Open the free Christmas sheet',
  },
}

/** A picture of a sheet, and the way to print it.
 *  Source: docs/product.md, Worksheets */
export function SampleSheetCard({ sheet }: { readonly sheet: SampleSheet }) {
  const { picture, link } = WORDS[sheet]
  return (
    <div className={styles['card']}>
      <img src={sampleSheetPath(sheet)} alt={picture} width="794" height="1123" />
      <p>
        <a className={styles['open']} href={printedSheetPath(sheet)} target="_blank" rel="noopener">
          <Icon name="worksheet" /> {link}
        </a>
        <span className="small muted">Opens in a new tab. Print it from your browser’s menu: one page, A4 or Letter.</span>
      </p>
    </div>
  )
}
