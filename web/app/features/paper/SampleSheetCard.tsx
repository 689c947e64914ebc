import { m } from '@emojigma/messages'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { printedSheetPath, samplePdfPath, sampleSheetPath, type SampleSheet } from '@emojigma/contract/puzzles/pictures.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './SampleSheetCard.module.css'

const WORDS: Readonly<Record<SampleSheet, { readonly picture: string; readonly link: string }>> = {
  sample: {
    picture: m['sample_sheet_card.sample'](),
    link: m['sample_sheet_card.open_the_free_sheet'](),
  },
  christmas: {
    picture: m['sample_sheet_card.a_sheet_with_lines2'](),
    link: m['sample_sheet_card.open_christmas'](),
  },
}

/** A picture of a sheet, and the way to print it.
 *  Source: docs/product.md, Worksheets */
export function SampleSheetCard({ sheet }: { readonly sheet: SampleSheet }) {
  const { picture, link } = WORDS[sheet]
  return (
    <div className={styles['card']}>
      <img src={inLanguage(sampleSheetPath(sheet))} alt={picture} width="794" height="1123" />
      <p>
        <a className={styles['open']} href={inLanguage(printedSheetPath(sheet))} target="_blank" rel="noopener">
          <Icon name="worksheet" /> {link}
        </a>
        <a className={styles['open']} href={inLanguage(samplePdfPath(sheet))} download>
          <Icon name="download" /> {m['sample_sheet_card.download_it_as_pdf']()}
        </a>
        <span className="small muted">{m['sample_sheet_card.how_to']()}</span>
      </p>
    </div>
  )
}
