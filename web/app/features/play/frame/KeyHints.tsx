import { m } from '@emojigma/messages'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './KeyHints.module.css'

/** Keys (a dash stands between the ends of a range) or the four arrows, and what they do. */
export type KeyHint = readonly [keys: readonly string[] | 'arrows', does: string]

const ARROWS = ['arrow-left', 'arrow-up', 'arrow-right', 'arrow-down'] as const

/** Which keys of a keyboard help; shown where there is likely one. */
export function KeyHints({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <p className={styles['keys']}>
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys === 'arrows' ? <Arrows /> : keys.map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))} {does}
        </span>
      ))}
    </p>
  )
}

/** Drawn, because the fonts of the page have none. */
function Arrows() {
  return (
    <>
      <span className="visually-hidden">{m['key_hints.arrows']()}</span>
      {ARROWS.map((name) => (
        <kbd key={name}>
          <Icon name={name} />
        </kbd>
      ))}
    </>
  )
}
