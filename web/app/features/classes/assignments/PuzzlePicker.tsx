import { m } from '@emojigma/messages'
import type { AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import { MAX_ASSIGNED_PUZZLES } from '@emojigma/contract/rules/assignments.ts'
import { plainSigns } from '@emojigma/engine/guess.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { SKILLS, type Skill } from '@emojigma/engine/skills.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import * as skillWords from '@emojigma/messages/words/skills.ts'
import { useState } from 'react'
import { CheckBoxes, KindAndLevelBoxes } from '../../../ui/forms/KindAndLevelBoxes.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Form, type FormValues } from '../../../ui/forms/Form.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { assignmentsApi, type PuzzleQuery } from './api.ts'

const WAYS = [
  { key: 'kind', name: m['puzzle_picker.by_kind']() },
  { key: 'number', name: m['puzzle_picker.by_number']() },
  { key: 'sheet', name: m['puzzle_picker.from_a_worksheet']() },
] as const
type Way = (typeof WAYS)[number]['key']

const SKILL_NAMES = new Map<Skill, string>(SKILLS.map((skill) => [skill, skillWords.skills[skill] ?? skill]))

/** The first choice. */
export interface PuzzleChoice {
  readonly typeIds: readonly PuzzleTypeId[]
  readonly levelIds: readonly LevelId[]
  readonly skills: readonly Skill[]
}

const USUAL_CHOICE: PuzzleChoice = { typeIds: [1], levelIds: [1], skills: [] }

interface PuzzlePickerProps {
  readonly classroomId: string
  readonly first?: PuzzleChoice | undefined
  readonly chosen: readonly AssignedPuzzle[]
  readonly onPicked: (puzzles: readonly AssignedPuzzle[]) => void
}

/** Finds puzzles by kind, level, skill and count; by number; or from a worksheet. */
export function PuzzlePicker({ classroomId, first = USUAL_CHOICE, chosen, onPicked }: PuzzlePickerProps) {
  const [way, setWay] = useState<Way>('kind')
  const [typeIds, setTypeIds] = useState(first.typeIds)
  const [levelIds, setLevelIds] = useState(first.levelIds)
  const [skills, setSkills] = useState(first.skills)
  const [pick] = assignmentsApi.usePickPuzzlesMutation()
  // Why fewer puzzles were found than requested.
  const [note, setNote] = useState<string>()

  const choose = (next: Way) => {
    setWay(next)
    setNote(undefined)
  }
  const ask = async (wish: Omit<PuzzleQuery, 'ClassroomId'>) => {
    setNote(undefined)
    if (chosen.length >= MAX_ASSIGNED_PUZZLES) return { message: m['puzzle_picker.limit']({ maxAssignedPuzzles: MAX_ASSIGNED_PUZZLES }) }
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
      ...(skills.length > 0 && { Skills: [...skills] }),
      Count: Number(count),
      Without: chosen.map(({ PuzzleId }) => PuzzleId),
    })
  const byNumber = ({ numbers = '' }: FormValues) => ask({ PuzzleIds: numbersIn(numbers) })
  const bySheet = ({ code = '' }: FormValues) => ask({ CheckCode: code })

  return (
    <>
      <Tabs label={m['puzzle_picker.how_to_find_puzzles']()} tabs={WAYS} selected={way} onSelect={choose}>
        {way === 'kind' && (
          <Form key="kind" submit={m['puzzle_picker.pick_these']()} variant="default" onSubmit={byKind}>
            <KindAndLevelBoxes typeIds={typeIds} levelIds={levelIds} onTypeIds={setTypeIds} onLevelIds={setLevelIds} />
            <details open={first.skills.length > 0}>
              <summary>{m['puzzle_picker.skills']()}</summary>
              <CheckBoxes legend={m['puzzle_picker.skills_to_practise']()} options={SKILL_NAMES} chosen={skills} onChange={setSkills} />
            </details>
            <Field
              name="count"
              label={m['ui.how_many_puzzles']()}
              type="number"
              min={1}
              max={MAX_ASSIGNED_PUZZLES}
              defaultValue={4}
              required
            />
          </Form>
        )}
        {way === 'number' && (
          <Form key="number" submit={m['puzzle_picker.pick_these']()} variant="default" onSubmit={byNumber}>
            <Field
              name="numbers"
              label={m['puzzle_picker.puzzle_numbers']()}
              hint={m['puzzle_picker.numbers_hint']()}
              check={numbersFault}
              required
            />
          </Form>
        )}
        {way === 'sheet' && (
          <Form key="sheet" submit={m['puzzle_picker.pick_these']()} variant="default" onSubmit={bySheet}>
            <Field name="code" label={m['puzzle_picker.code']()} hint={m['puzzle_picker.code_hint']()} maxLength={400} required />
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

/** @param count requested; undefined if the puzzles were named
 *  @param chosen before
 *  @returns undefined if none is missing */
function whyFewer(found: readonly AssignedPuzzle[], count: number | undefined, chosen: readonly AssignedPuzzle[]): string | undefined {
  const room = MAX_ASSIGNED_PUZZLES - chosen.length
  const more = found.filter(({ PuzzleId }) => chosen.every((one) => one.PuzzleId !== PuzzleId)).length
  if (more > room) return m['puzzle_picker.few_fit']({ room, found: more, most: MAX_ASSIGNED_PUZZLES })
  return count !== undefined && found.length < count ? m['puzzle_picker.few_new']({ found: found.length, asked: count }) : undefined
}

function wordsIn(text: string): readonly string[] {
  return plainSigns(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
}

function numbersIn(text: string): number[] {
  return wordsIn(text).map((word) => Number(word.replace(/^#/, '')))
}

function numbersFault(text: string): string | undefined {
  const odd = wordsIn(text).find((word) => !/^#?[1-9]\d{0,15}$/.test(word))
  if (odd !== undefined) return m['puzzle_picker.is_no_puzzle_number']({ odd })
  return wordsIn(text).length > MAX_ASSIGNED_PUZZLES
    ? m['puzzle_picker.at_most_puzzles_fit']({ maxAssignedPuzzles: MAX_ASSIGNED_PUZZLES })
    : undefined
}
