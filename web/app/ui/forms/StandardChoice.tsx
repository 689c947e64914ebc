import { m } from '@emojigma/messages'
import { CURRICULA, levelsByStandard, type Curriculum } from '@emojigma/engine/curriculum/curriculum.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { useState } from 'react'
import { LabelledBox } from './LabelledBox.tsx'

export const CURRICULUM_NAMES: Readonly<Record<Curriculum, string>> = {
  commonCore: m['curriculum.common_core'](),
  england: m['curriculum.england'](),
  spain: m['curriculum.spain'](),
}

const BY_CURRICULUM = CURRICULA.map((curriculum) => ({ curriculum, levels: levelsByStandard(curriculum) }))
const LEVELS: ReadonlyMap<string, readonly LevelId[]> = new Map(BY_CURRICULUM.flatMap(({ levels }) => [...levels]))

interface StandardChoiceProps {
  readonly levelIds: readonly LevelId[]
  /** Called with the standard and its levels; with no level for no standard. */
  readonly onChoose: (levelIds: readonly LevelId[], standard: string | undefined) => void
}

/** Chooses the levels of a standard. Once other levels are chosen, it names no standard. */
export function StandardChoice({ levelIds, onChoose }: StandardChoiceProps) {
  const [standard, setStandard] = useState('')
  const isStill = LEVELS.get(standard) === levelIds
  return (
    <LabelledBox label={m['standard_choice.label']()} hint={m['standard_choice.hint']()}>
      {(control) => (
        <select
          {...control}
          value={isStill ? standard : ''}
          onChange={({ target }) => {
            setStandard(target.value)
            onChoose(LEVELS.get(target.value) ?? [], target.value || undefined)
          }}
        >
          <option value="">{m['standard_choice.none']()}</option>
          {BY_CURRICULUM.map(({ curriculum, levels }) => (
            <optgroup key={curriculum} label={CURRICULUM_NAMES[curriculum]}>
              {[...levels.keys()].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </LabelledBox>
  )
}
