import { m } from '@emojigma/messages'
import { MAX_CHALLENGE_PUZZLES } from '@emojigma/contract/rules/challenges.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/contract/rules/allowance.ts'
import { dayOfPuzzle, dayStartMs, type Day, puzzleIdOf, SECTIONS, SLOTS, sectionOf } from '@emojigma/engine/day.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../platform/browser/clock.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { challengePath } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { formatWeekdayTime } from '../../ui/day-format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { challengesApi } from './api.ts'
import { ChallengeAddress } from './ChallengeAddress.tsx'
import { NotForStudents } from './NotForStudents.tsx'
import styles from './MakeChallengePage.module.css'
import * as names from '@emojigma/messages/words/names.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import { ThumbList, ThumbPicture } from '../../ui/pictures/PuzzleThumb.tsx'
import choiceStyles from './PuzzleChoice.module.css'

/** Picks puzzles of today for a friend and creates the link.
 *  Source: docs/product.md, Challenge a friend */
export function Component() {
  const { role } = useVisitor()
  const today = useToday()
  return (
    <div ref={recoverFocus} className={classNames('page', styles['page'])}>
      <PageMeta title={m['puzzles.challenge_a_friend']()} description={m['make_challenge.description']()} />
      <h1>{m['puzzles.challenge_a_friend']()}</h1>
      {/* Keyed by day: at midnight the choice of puzzles changes. */}
      {role === 'student' ? <NotForStudents /> : <ChallengeForm key={today} day={today} />}
    </div>
  )
}

function ChallengeForm({ day }: { readonly day: Day }) {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const [changed, setChanged] = useState<readonly number[]>()
  const [create, { data: made, error, isLoading, reset }] = challengesApi.useCreateChallengeMutation()
  const makeOnce = useIdempotentRequest()
  const { keep } = useProgress('challenges')
  const preselected = Number(isHydrated ? search.get('puzzle') : Number.NaN)
  const chosen = changed ?? (Number.isInteger(preselected) && dayOfPuzzle(preselected) === day ? [preselected] : [])
  const make = async () => {
    if (isLoading) return
    const { data } = await makeOnce(chosen, (ChallengeKey) => create({ PuzzleIds: chosen, ChallengeKey }))
    if (data) keep(data.Code, 1)
  }
  if (made) {
    return (
      <div className="stack">
        <Notice tone="success">
          <p>{m['make_challenge.ready']()}</p>
        </Notice>
        <ChallengeAddress code={made.Code} />
        <p>{m['make_challenge.until_when']({ until: formatWeekdayTime(dayStartMs(day + 1)) })}</p>
        <div className="row">
          <ButtonLink to={challengePath(made.Code)}>{m['make_challenge.look_at_the_challenge']()}</ButtonLink>
          <Button variant="quiet" onClick={reset}>
            {m['make_challenge.make_another_one']()}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <p className="lead muted">{m['make_challenge.how_to']({ maxChallengePuzzles: MAX_CHALLENGE_PUZZLES })}</p>
      <PuzzleChoice day={day} chosen={chosen} onChoose={setChanged} />
      <div className={styles['foot']}>
        {error && (
          <Notice tone="error">
            <p>{failureOf(error, 'first').message}</p>
          </Notice>
        )}
        {chosen.length > FREE_PUZZLES_A_DAY && (
          <p className="small">{m['make_challenge.free_limit']({ freePuzzlesADay: FREE_PUZZLES_A_DAY })}</p>
        )}
        <div className="row">
          <Button variant="primary" size="large" disabled={chosen.length === 0} aria-disabled={isLoading} onClick={() => void make()}>
            {m['make_challenge.make_the_link']()}
          </Button>
          <output>
            {chosen.length === 0
              ? m['make_challenge.none_chosen_yet']()
              : m['make_challenge.of_chosen']({ count: chosen.length, maxChallengePuzzles: MAX_CHALLENGE_PUZZLES })}
          </output>
        </div>
      </div>
    </>
  )
}

interface PuzzleChoiceProps {
  readonly day: Day
  readonly chosen: readonly number[]
  readonly onChoose: (chosen: readonly number[]) => void
}

/** The day's forty puzzles by section, as checkboxes. */
function PuzzleChoice({ day, chosen, onChoose }: PuzzleChoiceProps) {
  const isFull = chosen.length >= MAX_CHALLENGE_PUZZLES
  return SECTIONS.map((section) => (
    <fieldset key={section.name} className={choiceStyles['section']}>
      <legend>
        {names.sections[section.name]}{' '}
        <span className="small muted">
          {section.levels.every((level) => isJunior(level)) ? m['puzzles.age_4']() : m['puzzles.age_7']()}
        </span>
      </legend>
      <ThumbList label={names.sections[section.name] ?? ''}>
        {SLOTS.flatMap((slot, index) => (sectionOf(slot).name === section.name ? [puzzleIdOf(day, index)] : [])).map((id) => {
          const isChosen = chosen.includes(id)
          return (
            <li key={id}>
              <label className={choiceStyles['choice']} data-chosen={isChosen || undefined}>
                <ThumbPicture puzzleId={id} />
                <span className={choiceStyles['box']}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
                  />
                  {isChosen ? m['puzzle_choice.chosen']() : m['puzzle_choice.choose']()}
                </span>
              </label>
            </li>
          )
        })}
      </ThumbList>
    </fieldset>
  ))
}
