import aidStyles from './SolvingAid.module.css'

/** Keys (a dash stands between the ends of a range), and what they do. */
export type KeyHint = readonly [keys: readonly string[], does: string]

/** Which keys of a keyboard help; shown where there is likely one. */
export function KeyHints({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <p className={aidStyles['keys']}>
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))} {does}
        </span>
      ))}
    </p>
  )
}
