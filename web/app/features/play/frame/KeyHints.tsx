import { m } from '@emojigma/messages'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import styles from './KeyHints.module.css'

/** Keys (a dash between the ends of a range) or the four arrows, and what they do. */
export type KeyHint = readonly [keys: readonly string[] | 'arrows', does: string]

const ARROWS = ['arrow-left', 'arrow-up', 'arrow-right', 'arrow-down'] as const

/** Keyboard shortcuts, shown where a keyboard is likely. */
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

/** Icons, because the page's fonts have no arrows. */
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
