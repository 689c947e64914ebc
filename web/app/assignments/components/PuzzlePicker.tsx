import * as nameWords from '@emojigma/messages/words/names.ts'
import * as messages from '@emojigma/messages/page/assignments/components/PuzzlePicker.ts'
import type { AssignedPuzzle } from '@emojigma/contract/school/assignments.ts'
import { MAX_ASSIGNED_PUZZLES } from '@emojigma/contract/rules/assignments.ts'
import { ALL_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import { useState } from 'react'
import { CheckBoxes } from '../../ui/forms/CheckBoxes.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Form, type FormValues } from '../../ui/forms/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { assignmentsApi, type Pick } from '../api.ts'

const WAYS = [
  { key: 'kind', name: messages.byKind },
  { key: 'number', name: messages.byNumber },
  { key: 'sheet', name: messages.fromAWorksheet },
] as const
type Way = (typeof WAYS)[number]['key']

const LEVEL_NAMES = new Map(ALL_LEVEL_IDS.map((id) => [id, nameWords.levels[id]]))
const TYPE_NAMES = new Map(PUZZLE_TYPES.map(({ id }) => [id, nameWords.kinds[id]]))

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
  // Why fewer came than were asked for.
  const [note, setNote] = useState<string>()

  const choose = (next: Way) => {
    setWay(next)
    setNote(undefined)
  }
  const ask = async (wish: Omit<Pick, 'ClassroomId'>) => {
    setNote(undefined)
    if (chosen.length >= MAX_ASSIGNED_PUZZLES) return { message: messages.anAssignmentHasAt(MAX_ASSIGNED_PUZZLES) }
    const answer = await pick({ ClassroomId: classroomId, ...wish })
    if ('error' in answer) return { message: failureOf(answer.error, 'first').message }
    onPicked(answer.data.Puzzles)
    setNote(whyFewer(answer.data.Puzzles, wish.Count, chosen))
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
    <>
      <Tabs label={messages.howToFindPuzzles} tabs={WAYS} selected={way} onSelect={choose}>
        {way === 'kind' && (
          <Form key="kind" submit={messages.pickThese} variant="default" onSubmit={byKind}>
            <CheckBoxes
              legend={messages.kindsOfPuzzles}
              hint={messages.noneChosenMeansAll}
              options={TYPE_NAMES}
              chosen={typeIds}
              onChange={setTypeIds}
            />
            <CheckBoxes
              legend={messages.levels}
              hint={messages.noneChosenMeansAll}
              options={LEVEL_NAMES}
              chosen={levelIds}
              onChange={setLevelIds}
            />
            <Field
              name="count"
              label={messages.howManyPuzzles}
              type="number"
              min={1}
              max={MAX_ASSIGNED_PUZZLES}
              defaultValue={4}
              required
            />
          </Form>
        )}
        {way === 'number' && (
          <Form key="number" submit={messages.pickThese} variant="default" onSubmit={byNumber}>
            <Field name="numbers" label={messages.puzzleNumbers} hint={messages.asTheyStandOn} check={numbersFault} required />
          </Form>
        )}
        {way === 'sheet' && (
          <Form key="sheet" submit={messages.pickThese} variant="default" onSubmit={bySheet}>
            <Field name="code" label={messages.checkAddressOfTheWorksheet} hint={messages.theAddressThatThe} maxLength={400} required />
          </Form>
        )}
      </Tabs>
      {note !== undefined && (
        <Notice tone="note">
          <p>{note}</p>
        </Notice>
      )}
    </>
  )
}

/** @param asked how many; undefined = those that were named
 *  @param chosen before
 *  @returns undefined where none is missing */
function whyFewer(found: readonly AssignedPuzzle[], asked: number | undefined, chosen: readonly AssignedPuzzle[]): string | undefined {
  const room = MAX_ASSIGNED_PUZZLES - chosen.length
  const more = found.filter(({ PuzzleId }) => chosen.every((one) => one.PuzzleId !== PuzzleId)).length
  if (more > room) return messages.onlySoManyFit(room, more, MAX_ASSIGNED_PUZZLES)
  return asked !== undefined && found.length < asked ? messages.onlySoManyAreNew(found.length, asked) : undefined
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

function numbersIn(text: string): number[] {
  return wordsIn(text).map((word) => Number(word.replace(/^#/, '')))
}

function numbersFault(text: string): string | undefined {
  const odd = wordsIn(text).find((word) => !/^#?[1-9]\d{0,15}$/.test(word))
  if (odd !== undefined) return messages.isNoPuzzleNumber(odd)
  return wordsIn(text).length > MAX_ASSIGNED_PUZZLES ? messages.atMostPuzzlesFit(MAX_ASSIGNED_PUZZLES) : undefined
}
