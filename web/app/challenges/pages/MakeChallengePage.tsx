import { MAX_CHALLENGE_PUZZLES } from '@emojigma/contract/rules/challenges.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/engine/allowance.ts'
import { dayOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../browser/clock.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { challengePath } from '../../navigation/later-paths.ts'
import { useProgress } from '../../session/progress/use-progress.ts'
import { useVisitor } from '../../session/visitor.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { failureOf } from '../../ui/form-failure.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { challengesApi } from '../api.ts'
import { ChallengeAddress } from '../components/ChallengeAddress.tsx'
import { NotForStudents } from '../components/NotForStudents.tsx'
import { PuzzleChoice } from '../components/PuzzleChoice.tsx'
import styles from './MakeChallengePage.module.css'

/** Chooses puzzles of today for a friend, and makes the link.
 *  Source: docs/product.md, Challenge a friend */
export function Component() {
  const { role } = useVisitor()
  const today = useToday()
  return (
    <div className={classNames('page', styles['page'])}>
      <PageMeta
        title="Challenge a friend"
        description="Choose a few of today’s emoji puzzles, send a friend the link, and see who solved what. No clock, no scores, and made-up names only."
      />
      <h1>Challenge a friend</h1>
      {/* At midnight there are other puzzles to choose from. */}
      {role === 'student' ? <NotForStudents /> : <Making key={today} day={today} />}
    </div>
  )
}

function Making({ day }: { readonly day: Day }) {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const [changed, setChanged] = useState<readonly number[]>()
  const [create, { data: made, error, isLoading, reset }] = challengesApi.useCreateChallengeMutation()
  const { keep } = useProgress('challenges')
  const asked = Number(isHydrated ? search.get('puzzle') : Number.NaN)
  const chosen = changed ?? (Number.isInteger(asked) && dayOfPuzzle(asked) === day ? [asked] : [])
  const make = async () => {
    const { data } = await create(chosen)
    if (data) keep(data.Code, 1)
  }
  if (made) {
    return (
      <div className="stack">
        <Notice tone="success">
          <p>Your challenge is ready. Whoever has the link can take part.</p>
        </Notice>
        <ChallengeAddress code={made.Code} />
        <p>Friends can play these puzzles until today ends, at midnight UTC. Who solved what stays on its page for 90 days.</p>
        <div className="row">
          <ButtonLink to={challengePath(made.Code)}>Look at the challenge</ButtonLink>
          <Button variant="quiet" onClick={reset}>
            Make another one
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      <p className="lead muted">
        Choose up to {MAX_CHALLENGE_PUZZLES} of today’s puzzles and send a friend the link. You both see who solved what: no clock, no
        scores, and nobody’s real name.
      </p>
      <PuzzleChoice day={day} chosen={chosen} onChoose={setChanged} />
      <div className={styles['foot']}>
        {error && (
          <Notice tone="error">
            <p>{failureOf(error, 'first').message}</p>
          </Notice>
        )}
        {chosen.length > FREE_PUZZLES_A_DAY && (
          <p className="small">
            {FREE_PUZZLES_A_DAY} puzzles a day are free for everybody. Of more than that some may be closed to your friend.
          </p>
        )}
        <div className="row">
          <Button variant="primary" size="large" disabled={chosen.length === 0 || isLoading} onClick={() => void make()}>
            Make the link
          </Button>
          <output>{chosen.length === 0 ? 'None chosen yet' : `${chosen.length} of ${MAX_CHALLENGE_PUZZLES} chosen`}</output>
        </div>
      </div>
    </>
  )
}
