import styles from './Powers.module.css'

const RAISED = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079'

/** A product in letters. Superscripts are plain digits in `sup`, because the page's fonts lack most superscript digits. */
export function Powers({ of }: { readonly of: string }) {
  return of.split(/([\u00b9\u00b2\u00b3\u2070-\u2079]+)/).map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <sup key={index} className={styles['power']}>
        {[...text].map((figure) => RAISED.indexOf(figure)).join('')}
      </sup>
    ),
  )
}
