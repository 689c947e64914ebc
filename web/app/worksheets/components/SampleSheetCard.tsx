import { inLanguage } from '../../browser/language-address.ts'
import * as messages from '@emojigma/messages/page/worksheets/components/SampleSheetCard.ts'
import { printedSheetPath, samplePdfPath, sampleSheetPath, type SampleSheet } from '@emojigma/contract/pictures.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import styles from './SampleSheetCard.module.css'

const WORDS: Readonly<Record<SampleSheet, { readonly picture: string; readonly link: string }>> = {
  sample: {
    picture: messages.aSheetWithLines,
    link: messages.openTheFreeSheet,
  },
  christmas: {
    picture: messages.aSheetWithLines2,
    link: messages.openTheFreeChristmasSheet,
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
          <Icon name="download" /> {messages.downloadItAsPdf}
        </a>
        <span className="small muted">{messages.theFirstLinkOpens}</span>
      </p>
    </div>
  )
}
