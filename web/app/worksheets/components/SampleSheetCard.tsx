import { printedSheetPath, samplePdfPath, sampleSheetPath, type SampleSheet } from '@emojigma/contract/pictures.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './SampleSheetCard.module.css'

const WORDS: Readonly<Record<SampleSheet, { readonly picture: string; readonly link: string }>> = {
  sample: {
    picture:
      'A sheet with lines for name, class and date, two Classic puzzles with pets and farm animals, a Grid with fruit and a small Emojidoku with toys.',
    link: 'Open the free sheet',
  },
  christmas: {
    picture:
      'A sheet with lines for name, class and date, two Classic puzzles with candy and a polar bear, a Grid with candles and a small Emojidoku with snowmen.',
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
        <a className={styles['open']} href={samplePdfPath(sheet)} download>
          <Icon name="download" /> Download it as PDF
        </a>
        <span className="small muted">The first link opens a new tab. Print it from your browser’s menu: one page, A4 or Letter.</span>
      </p>
    </div>
  )
}
