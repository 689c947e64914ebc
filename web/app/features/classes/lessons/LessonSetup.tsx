import { m } from '@emojigma/messages'
import type { AssignedPuzzle } from '@emojigma/contract/classes/assignments.ts'
import { MAX_ASSIGNED_PUZZLES } from '@emojigma/contract/rules/assignments.ts'
import { LESSON_PACES, MOST_LESSON_GOAL, type LessonPace } from '@emojigma/contract/rules/lessons.ts'
import { isMadePuzzleId } from '@emojigma/contract/rules/made-puzzles.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ASSIGNMENT } from '../../../platform/navigation/paths.ts'
import { ChoiceField, Field } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Form, type FormValues } from '../../../ui/forms/Form.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { classroomsApi } from '../api.ts'
import { assignmentsApi } from '../assignments/api.ts'
import { PickedPuzzles } from '../assignments/PickedPuzzles.tsx'
import { PuzzlePicker } from '../assignments/PuzzlePicker.tsx'
import { lessonsApi } from './api.ts'
import styles from './LessonSetup.module.css'

const PACES: Readonly<Record<LessonPace, string>> = { together: m['lesson_setup.together'](), own: m['lesson_setup.own_pace']() }
/** Of all answers that the class can give: a goal that a class reaches. */
const USUAL_SHARE = 2 / 3

/** Picks the puzzles of a lesson, and opens it. Those of an assignment in the address (`?assignment=`) are picked already. */
export function LessonSetup({ classroomId }: { readonly classroomId: string }) {
  const [picked, setPicked] = useState<readonly AssignedPuzzle[]>()
  const assignmentId = useSearchParams()[0].get(ASSIGNMENT)
  const { data: assigned } = assignmentsApi.useGetAssignmentQuery(assignmentId ?? skipToken)
  const start = assigned?.Assignment.Puzzles ?? []
  const puzzles = picked ?? start
  const { data } = classroomsApi.useGetClassroomsQuery()
  const [open] = lessonsApi.useOpenLessonMutation()
  const classroom = data?.Classrooms.find(({ Id }) => Id === classroomId)
  // A lesson needs no accounts, so it cannot have puzzles that only a class may see.
  const published = puzzles.filter(({ PuzzleId }) => !isMadePuzzleId(PuzzleId))
  const submit = async ({ pace = '', goal = '' }: FormValues) => {
    if (published.length === 0) return { message: m['assignment_editor.puzzle_needed']() }
    const usual = Math.max(1, Math.round(USUAL_SHARE * published.length * Math.max(1, classroom?.StudentCount ?? 1)))
    const { error } = await open({
      ClassroomId: classroomId,
      PuzzleIds: published.map(({ PuzzleId }) => PuzzleId),
      Pace: LESSON_PACES.find((one) => one === pace) ?? 'together',
      Goal: goal ? Number(goal) : Math.min(MOST_LESSON_GOAL, usual),
    })
    return error && { message: failureOf(error, 'first').message }
  }
  return (
    <div className={classNames('page', styles['setup'])}>
      <h1>{m['lesson_wall.live_lesson']()}</h1>
      <p>{m['lesson_setup.how']()}</p>
      <h2>{m['assignment_editor.text1_pick_puzzles']()}</h2>
      <PuzzlePicker
        classroomId={classroomId}
        chosen={puzzles}
        onPicked={(more) =>
          setPicked((before = start) => {
            const has = new Set(before.map(({ PuzzleId }) => PuzzleId))
            return [...before, ...more.filter(({ PuzzleId }) => !has.has(PuzzleId))].slice(0, MAX_ASSIGNED_PUZZLES)
          })
        }
      />
      <PickedPuzzles puzzles={puzzles} onChange={setPicked} />
      {published.length < puzzles.length && <p className="small muted">{m['lesson_setup.no_made_puzzles']()}</p>}
      <h2>{m['lesson_setup.how_to_play']()}</h2>
      <Form submit={m['lesson_setup.open']()} onSubmit={submit}>
        <ChoiceField name="pace" label={m['lesson_setup.pace']()} options={PACES} />
        <Field
          name="goal"
          label={m['lesson_setup.goal']()}
          hint={m['lesson_setup.goal_hint']()}
          type="number"
          min={1}
          max={MOST_LESSON_GOAL}
        />
      </Form>
    </div>
  )
}
