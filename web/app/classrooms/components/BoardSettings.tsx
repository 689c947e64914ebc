import * as messages from '@emojigma/messages/page/classrooms/components/BoardSettings.ts'
import type { Classroom } from '@emojigma/contract/school/classrooms.ts'
import { BOARD_SHOWS, DEFAULT_GOAL_POINTS, MOST_GOAL_POINTS, type BoardShows } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { classroomsApi } from '../api.ts'
import styles from '../portal.module.css'

const CHOICES: Readonly<Record<BoardShows, { readonly name: string; readonly means: string }>> = {
  ranks: { name: messages.showRanks, means: messages.studentsSeeWhoStands },
  goal: { name: messages.showOnlyTheClassGoal, means: messages.studentsSeeWhatAll },
  nothing: { name: messages.hideTheBoard, means: messages.studentsSeeNoBoard },
}

/** What the students of a class see of its board.
 *  Source: docs/product.md, Teacher portal */
export function BoardSettings({ classroom }: { readonly classroom: Classroom }) {
  const { Id, BoardShows: shows, GoalPoints } = classroom
  const [update] = classroomsApi.useUpdateClassroomMutation()
  const [failure, setFailure] = useState<string>()
  // What stands in the field, once it is changed, and what the server has of it.
  const [typed, setTyped] = useState<string>()
  const [saved, setSaved] = useState<string>()
  // What was pressed stands at once, also until the classes are fetched anew.
  const [pressed, setPressed] = useState<BoardShows>()
  const chosen = pressed ?? shows
  const choose = async (BoardShows: BoardShows) => {
    setPressed(BoardShows)
    const { error } = await update({ Id, BoardShows })
    if (error) setPressed(undefined)
    setFailure(error && failureOf(error, 'first').message)
  }
  return (
    <Section id="board" title={messages.board} text={messages.whatYourStudentsSee}>
      <div className={styles['parts']}>
        {failure && (
          <Notice tone="error">
            <p>{failure}</p>
          </Notice>
        )}
        <fieldset className={styles['choices']}>
          <legend>{messages.studentsSee}</legend>
          {BOARD_SHOWS.map((value) => (
            <label key={value} className={styles['choice']}>
              <input type="radio" name="BoardShows" checked={chosen === value} onChange={() => void choose(value)} />
              <strong>{CHOICES[value].name}</strong>
              <small>{CHOICES[value].means}</small>
            </label>
          ))}
        </fieldset>
        {chosen === 'goal' && (
          <div className={styles['goal']}>
            <Form
              submit={messages.saveTheGoal}
              variant="default"
              onSubmit={async ({ GoalPoints: points = '' }) => {
                const { error } = await update({ Id, GoalPoints: Number(points) })
                setSaved(error ? undefined : points)
                return error && failureOf(error, 'first')
              }}
            >
              <Field
                name="GoalPoints"
                label={messages.goalOfTheClass}
                type="number"
                min={1}
                max={MOST_GOAL_POINTS}
                step={1}
                required
                defaultValue={GoalPoints ?? DEFAULT_GOAL_POINTS}
                hint={messages.aSolvedPuzzleBrings}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Form>
            <output>{saved !== undefined && (typed ?? saved) === saved && messages.theGoalIsSaved}</output>
          </div>
        )}
        <p>
          <ButtonLink to={`${PATHS.leaderboardClassroom}?classroom=${Id}`}>{messages.seeTheBoard}</ButtonLink>
        </p>
      </div>
    </Section>
  )
}
