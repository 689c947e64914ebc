import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { ALL_LEVEL_IDS, isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { useId } from 'react'
import { StandardChoice } from './StandardChoice.tsx'
import styles from './KindAndLevelBoxes.module.css'

const KIND_NAMES = new Map(PUZZLE_TYPES.map(({ id }) => [id, nameWords.kinds[id]]))
const LEVEL_NAMES = new Map(ALL_LEVEL_IDS.map((id) => [id, nameWords.levels[id]]))

interface KindAndLevelBoxesProps {
  readonly typeIds: readonly PuzzleTypeId[]
  readonly levelIds: readonly LevelId[]
  readonly onTypeIds: (typeIds: readonly PuzzleTypeId[]) => void
  readonly onLevelIds: (levelIds: readonly LevelId[]) => void
  /** Called with the standard that chose the levels, and with undefined once others are chosen. */
  readonly onStandard?: (standard: string | undefined) => void
}

/** Check boxes for kinds and levels of puzzles; none checked = all. A standard of a curriculum chooses levels of sums. */
export function KindAndLevelBoxes({ typeIds, levelIds, onTypeIds, onLevelIds, onStandard }: KindAndLevelBoxesProps) {
  const chooseLevels = (chosen: readonly LevelId[], standard?: string) => {
    onLevelIds(chosen)
    onStandard?.(standard)
  }
  const chooseStandard = (levels: readonly LevelId[], standard: string | undefined) => {
    if (standard !== undefined) onTypeIds(levels.every(isJunior) ? [1] : [1, 2, 3])
    chooseLevels(levels, standard)
  }
  return (
    <>
      <StandardChoice levelIds={levelIds} onChoose={chooseStandard} />
      <CheckBoxes legend={m['ui.kinds_of_puzzles']()} options={KIND_NAMES} chosen={typeIds} onChange={onTypeIds} />
      <CheckBoxes legend={m['ui.levels']()} options={LEVEL_NAMES} chosen={levelIds} onChange={chooseLevels} />
    </>
  )
}

interface CheckBoxesProps<Id extends number | string> {
  readonly legend: string
  readonly options: ReadonlyMap<Id, string>
  readonly chosen: readonly Id[]
  readonly onChange: (chosen: readonly Id[]) => void
}

/** Check boxes; none checked = all. */
export function CheckBoxes<Id extends number | string>({ legend, options, chosen, onChange }: CheckBoxesProps<Id>) {
  const hintId = useId()
  return (
    <fieldset className={styles['boxes']} aria-describedby={hintId}>
      <legend>{legend}</legend>
      <p className="small muted" id={hintId}>
        {m['ui.none_means_all']()}
      </p>
      <div className={styles['options']}>
        {[...options].map(([id, name]) => (
          <label key={id} className={styles['option']}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
