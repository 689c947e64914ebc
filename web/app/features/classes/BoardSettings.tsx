import { m } from '@emojigma/messages'
import type { Classroom } from '@emojigma/contract/classes/classrooms.ts'
import { BOARD_SHOWS, DEFAULT_GOAL_POINTS, MOST_GOAL_POINTS, type BoardShows } from '@emojigma/contract/rules/classrooms.ts'
import { useState } from 'react'
import { PATHS } from '../../platform/navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { classroomsApi } from './api.ts'
import styles from './portal.module.css'

const CHOICES: Readonly<Record<BoardShows, { readonly name: string; readonly means: string }>> = {
  ranks: { name: m['board_settings.show_ranks'](), means: m['board_settings.ranking_hint']() },
  goal: { name: m['board_settings.goal_only'](), means: m['board_settings.together_hint']() },
  nothing: { name: m['board_settings.hide_the_board'](), means: m['board_settings.hidden_hint']() },
}

/** The part of a class's board that its students see.
 *  Source: docs/product.md, Teacher portal */
export function BoardSettings({ classroom }: { readonly classroom: Classroom }) {
  const { Id, BoardShows: shows, GoalPoints } = classroom
  const [update] = classroomsApi.useUpdateClassroomMutation()
  const [failure, setFailure] = useState<string>()
  // The edited text, and the stored one.
  const [typed, setTyped] = useState<string>()
  const [saved, setSaved] = useState<string>()
  // Optimistic, until the classes are fetched again.
  const [pressed, setPressed] = useState<BoardShows>()
  const chosen = pressed ?? shows
  const choose = async (BoardShows: BoardShows) => {
    setPressed(BoardShows)
    const { error } = await update({ Id, BoardShows })
    if (error) setPressed(undefined)
    setFailure(error && failureOf(error, 'first').message)
  }
  return (
    <Section id="board" title={m['classes.board']()} text={m['board_settings.explanation']()}>
      <div className={styles['parts']}>
        {failure && (
          <Notice tone="error">
            <p>{failure}</p>
          </Notice>
        )}
        <fieldset className={styles['choices']}>
          <legend>{m['board_settings.students_see']()}</legend>
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
              submit={m['board_settings.save_the_goal']()}
              variant="default"
              onSubmit={async ({ GoalPoints: points = '' }) => {
                const { error } = await update({ Id, GoalPoints: Number(points) })
                setSaved(error ? undefined : points)
                return error && failureOf(error, 'first')
              }}
            >
              <Field
                name="GoalPoints"
                label={m['board_settings.goal']()}
                type="number"
                min={1}
                max={MOST_GOAL_POINTS}
                step={1}
                required
                defaultValue={GoalPoints ?? DEFAULT_GOAL_POINTS}
                hint={m['board_settings.goal_hint']()}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Form>
            <output>{saved !== undefined && (typed ?? saved) === saved && m['board_settings.the_goal_is_saved']()}</output>
          </div>
        )}
        <p>
          <ButtonLink to={`${PATHS.leaderboardClassroom}?classroom=${Id}`}>{m['board_settings.see_the_board']()}</ButtonLink>
        </p>
      </div>
    </Section>
  )
}
