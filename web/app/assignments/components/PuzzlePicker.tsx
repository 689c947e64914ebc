import type { AssignedPuzzle } from '@emojigma/contract/assignments.ts'
import { MAX_ASSIGNED_PUZZLES } from '@emojigma/contract/rules/assignments.ts'
import { ALL_LEVEL_IDS, levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { useState } from 'react'
import { CheckBoxes } from '../../ui/CheckBoxes.tsx'
import { Field } from '../../ui/Field.tsx'
import { failureOf } from '../../ui/form-failure.ts'
import { Form, type FormValues } from '../../ui/Form.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { assignmentsApi, type Pick } from '../api.ts'

const WAYS = [
  { key: 'kind', name: 'By kind' },
  { key: 'number', name: 'By number' },
  { key: 'sheet', name: 'From a worksheet' },
] as const
type Way = (typeof WAYS)[number]['key']

const LEVEL_NAMES = new Map(ALL_LEVEL_IDS.map((id) => [id, levelOf(id).name]))
const TYPE_NAMES = new Map(PUZZLE_TYPES.map(({ id, name }) => [id, name]))

interface PuzzlePickerProps {
  readonly classroomId: string
  readonly chosen: readonly AssignedPuzzle[]
  readonly onPicked: (puzzles: readonly AssignedPuzzle[]) => void
}

/** Three ways to find puzzles: by kind, level and count; by their numbers; those of a worksheet. */
export function PuzzlePicker({ classroomId, chosen, onPicked }: PuzzlePickerProps) {
  const [way, setWay] = useState<Way>('kind')
  const [typeIds, setTypeIds] = useState<readonly PuzzleTypeId[]>([1])
  const [levelIds, setLevelIds] = useState<readonly LevelId[]>([1])
  const [pick] = assignmentsApi.usePickPuzzlesMutation()

  const ask = async (wish: Omit<Pick, 'ClassroomId'>) => {
    if (chosen.length >= MAX_ASSIGNED_PUZZLES) return { message: `An assignment has at most ${MAX_ASSIGNED_PUZZLES} puzzles.` }
    const answer = await pick({ ClassroomId: classroomId, ...wish })
    if ('error' in answer) return { message: failureOf(answer.error, 'first').message }
    onPicked(answer.data.Puzzles)
    return undefined
  }
  const byKind = ({ count }: FormValues) =>
    ask({
      PuzzleTypeIds: [...typeIds],
      LevelIds: [...levelIds],
      Count: Number(count),
      Without: chosen.map(({ PuzzleId }) => PuzzleId),
    })
  const byNumber = ({ numbers = '' }: FormValues) => ask({ PuzzleIds: numbersIn(numbers) })
  const bySheet = ({ code = '' }: FormValues) => ask({ CheckCode: code })

  return (
    <Tabs label="How to find puzzles" tabs={WAYS} selected={way} onSelect={setWay}>
      {way === 'kind' && (
        <Form key="kind" submit="Pick these" variant="default" onSubmit={byKind}>
          <CheckBoxes legend="Kinds of puzzles" hint="None chosen means all." options={TYPE_NAMES} chosen={typeIds} onChange={setTypeIds} />
          <CheckBoxes legend="Levels" hint="None chosen means all." options={LEVEL_NAMES} chosen={levelIds} onChange={setLevelIds} />
          <Field name="count" label="How many puzzles" type="number" min={1} max={MAX_ASSIGNED_PUZZLES} defaultValue={4} required />
        </Form>
      )}
      {way === 'number' && (
        <Form key="number" submit="Pick these" variant="default" onSubmit={byNumber}>
          <Field
            name="numbers"
            label="Puzzle numbers"
            hint="As they stand on the puzzles, with spaces or commas between them. Puzzles that you made have numbers too."
            check={numbersFault}
            required
          />
        </Form>
      )}
      {way === 'sheet' && (
        <Form key="sheet" submit="Pick these" variant="default" onSubmit={bySheet}>
          <Field
            name="code"
            label="Check address of the worksheet"
            hint="The address that the code on the sheet opens, or the letters at its end."
            maxLength={400}
            required
          />
        </Form>
      )}
    </Tabs>
  )
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

function numbersIn(text: string): number[] {
  return wordsIn(text).map((word) => Number(word.replace(/^#/, '')))
}

function numbersFault(text: string): string | undefined {
  const odd = wordsIn(text).find((word) => !/^#?[1-9]\d{0,15}$/.test(word))
  if (odd !== undefined) return `“${odd}” is no puzzle number.`
  return wordsIn(text).length > MAX_ASSIGNED_PUZZLES ? `At most ${MAX_ASSIGNED_PUZZLES} puzzles fit.` : undefined
}
