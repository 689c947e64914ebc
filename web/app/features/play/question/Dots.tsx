import { DIE_FACES } from '@emojigma/artwork/svg/die-faces.ts'
import styles from './Dots.module.css'

const ROW = 5
const PITCH = 24

/** A number as dots: a die's face up to six, rows of five above. */
export function Dots({ count }: { readonly count: number }) {
  const rows = Math.ceil(count / ROW)
  const centres =
    DIE_FACES[count] ?? Array.from({ length: count }, (_, dot) => [(dot % ROW) - 2, Math.floor(dot / ROW) - (rows - 1) / 2] as const)
  const [width, height] = count > 6 ? [136, Math.max(62, rows * PITCH + 14)] : [86, 86]
  return (
    <svg
      className={styles['dots']}
      aria-hidden="true"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      style={{ width: `${width / 100}em`, height: `${height / 100}em` }}
    >
      <rect x={2 - width / 2} y={2 - height / 2} width={width - 4} height={height - 4} rx="18" />
      {centres.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * PITCH} cy={y * PITCH} r="8.5" />
      ))}
    </svg>
  )
}

/** A numeral with its dots. */
export function NumeralWithDots({ count }: { readonly count: number }) {
  return (
    <span className={styles['counted']}>
      {count}
      <Dots count={count} />
    </span>
  )
}
