import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Die } from '../../ui/pictures/Die.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useFitsJunior } from './ages.ts'
import styles from './LevelPickers.module.css'

/** Source: docs/product.md, Lists and filters */
const SETS = [
  { legend: m['level_pickers.easier_age4'](), levels: JUNIOR_LEVEL_IDS, areJunior: true },
  { legend: m['level_pickers.harder_age7'](), levels: NEXT_LEVEL_IDS, areJunior: false },
] as const

/** All levels, as links. */
export function LevelLinks({ addressOf }: { readonly addressOf: (levelId: LevelId) => string }) {
  return (
    <Pickers headingLevel={3}>
      {(levelId) => (
        <Link className={styles['item']} to={addressOf(levelId)}>
          <LevelFace levelId={levelId} hasPoints />
        </Link>
      )}
    </Pickers>
  )
}

/** All levels as toggles, at most one on. Compact, since the cards below are more important. */
export function LevelToggles({
  chosen,
  onToggle,
}: {
  readonly chosen: LevelId | undefined
  readonly onToggle: (levelId: LevelId) => void
}) {
  return (
    <Pickers headingLevel={2} isLow>
      {(levelId) => (
        <button type="button" className={styles['item']} aria-pressed={levelId === chosen} onClick={() => onToggle(levelId)}>
          <LevelFace levelId={levelId} />
        </button>
      )}
    </Pickers>
  )
}

interface PickersProps {
  readonly headingLevel: 2 | 3
  readonly isLow?: boolean
  readonly children: (levelId: LevelId) => ReactNode
}

function Pickers({ headingLevel, isLow = false, children }: PickersProps) {
  const fitsJunior = useFitsJunior()
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classNames(styles['levels'], isLow && styles['low'])}>
      {SETS.map(({ legend, levels, areJunior }) => (
        <section key={legend} className={classNames('panel', styles['picker'])} aria-label={legend}>
          <Heading className={styles['legend']}>
            {legend}
            {fitsJunior === areJunior && <span> · {m['puzzles.fits_you']()}</span>}
          </Heading>
          <ul className={styles['list']}>
            {levels.map((levelId) => (
              <li key={levelId}>{children(levelId)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function LevelFace({ levelId, hasPoints = false }: { readonly levelId: LevelId; readonly hasPoints?: boolean }) {
  const { points } = levelOf(levelId)
  return (
    <>
      <Die levelId={levelId} />
      <span>{nameWords.levels[levelId]}</span>
      {hasPoints && <small>{m['puzzles.pts']({ points })}</small>}
    </>
  )
}
