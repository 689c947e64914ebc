import { DIE_FACES } from '@emojigma/artwork/svg/die-faces.ts'
import styles from './Dots.module.css'

const ROW = 5
const PITCH = 24
/** Of small dots, and the margin around them. */
const BARE_RADIUS = 9.6

/** A number as dots: a die's face up to six, rows of five above.
 *  @param isBare small, without the die around them */
export function Dots({ count, isBare = false }: { readonly count: number; readonly isBare?: boolean }) {
  const rows = Math.ceil(count / ROW)
  const centres =
    DIE_FACES[count] ?? Array.from({ length: count }, (_, dot) => [(dot % ROW) - 2, Math.floor(dot / ROW) - (rows - 1) / 2] as const)
  const { width, height } = isBare ? bareSize(count, rows) : dieSize(count, rows)
  return (
    <svg
      className={isBare ? styles['bare'] : styles['dots']}
      aria-hidden="true"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      style={{ width: `${width / 100}em`, height: `${height / 100}em` }}
    >
      {!isBare && <rect x={2 - width / 2} y={2 - height / 2} width={width - 4} height={height - 4} rx="18" />}
      {centres.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * PITCH} cy={y * PITCH} r={isBare ? BARE_RADIUS : 8.5} />
      ))}
    </svg>
  )
}

/** A numeral with its dots. */
export function NumeralWithDots({ count }: { readonly count: number }) {
  return (
    <span className={styles['counted']}>
      {count}
      <Dots count={count} isBare />
    </span>
  )
}

function dieSize(count: number, rows: number) {
  return count > 6 ? { width: 136, height: Math.max(62, rows * PITCH + 14) } : { width: 86, height: 86 }
}

function bareSize(count: number, rows: number) {
  const [columns, lines] = count > 6 ? [ROW, rows] : [3, 3]
  return { width: (columns - 1) * PITCH + 2 * BARE_RADIUS, height: (lines - 1) * PITCH + 2 * BARE_RADIUS }
}
