import { m } from '@emojigma/messages'
import * as productWords from '@emojigma/messages/words/products.ts'
import { paperNames } from '@emojigma/messages/words/papers.ts'
import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import { PAPERS, type Paper } from '@emojigma/contract/rules/worksheets.ts'
import { useState } from 'react'
import { saveFrom } from '../../platform/browser/save-from.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useGetBookUrlMutation } from './api.ts'
import styles from './BookDownload.module.css'

/** Downloads a bought book, for either paper size.
 *  Source: docs/product.md, Puzzle books */
export function BookDownload({ bookId }: { readonly bookId: BookId }) {
  const [getBookUrl] = useGetBookUrlMutation()
  const [pendingPaper, setPendingPaper] = useState<Paper>()
  const [failure, setFailure] = useState<string>()
  const download = async (paper: Paper) => {
    if (pendingPaper) return
    setPendingPaper(paper)
    setFailure(undefined)
    const { data: url, error } = await getBookUrl({ bookId, paper })
    setPendingPaper(undefined)
    if (url === undefined) setFailure(failureOf(error, 'first').message)
    else saveFrom(url)
  }
  return (
    <fieldset className={styles['download']} aria-label={m['book_download.download_the']({ productNames: productWords.names[bookId] })}>
      {PAPERS.map((paper) => (
        <Button key={paper} aria-disabled={pendingPaper !== undefined} onClick={() => void download(paper)}>
          <Icon name="download" /> {pendingPaper === paper ? m['ui.one_moment']() : m['book_download.pdf']({ paper: paperNames[paper] })}
        </Button>
      ))}
      {failure && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </fieldset>
  )
}
