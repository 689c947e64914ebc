import styles from './Powers.module.css'

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A product in letters. Its raised figures are drawn from plain ones, because the fonts of the page have few of them. */
export function Powers({ of }: { readonly of: string }) {
  return of.split(/([⁰¹²³⁴-⁹]+)/).map((text, index) =>
    index % 2 === 0 ? (
      text
    ) : (
      <sup key={index} className={styles['power']}>
        {[...text].map((figure) => RAISED.indexOf(figure)).join('')}
      </sup>
    ),
  )
}
