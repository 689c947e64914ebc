import { m } from '@emojigma/messages'
import type { Challenge } from '@emojigma/contract/challenges/challenges.ts'
import { CHALLENGE_KEPT_DAYS } from '@emojigma/contract/rules/challenges.ts'
import { dayStartMs } from '@emojigma/engine/day.ts'
import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router'
import { useToday } from '../../platform/browser/clock.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { statusOf } from '../../platform/call.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useProgress } from '../../platform/session/progress/use-progress.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatWeekdayTime } from '../../ui/day-format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { useSelector } from '../../platform/use-store.ts'
import { challengesApi } from './api.ts'
import { ChallengeAddress } from './ChallengeAddress.tsx'
import { NotForStudents } from './NotForStudents.tsx'
import { TakePart } from './TakePart.tsx'
import { ChallengeResults } from './ChallengeResults.tsx'
import styles from './ChallengePage.module.css'

/** The puzzles of a challenge and their solvers.
 *  Source: docs/product.md, Challenge a friend */
export function Component() {
  const { code = '' } = useParams()
  const { role } = useVisitor()
  return (
    <div ref={recoverFocus} className={classNames('page', styles['page'])}>
      <PageMeta title={m['challenge.a_challenge']()} description={m['challenge.description']()} isHidden />
      <h1>{m['challenge.heading']()}</h1>
      {role === 'student' ? <NotForStudents /> : <LoadedChallenge key={code} code={code} />}
    </div>
  )
}

function LoadedChallenge({ code }: { readonly code: string }) {
  const isHydrated = useHydrated()
  const accountId = useAccount()?.id
  const answer = challengesApi.useGetChallengeQuery(
    { code, accountId },
    { skip: !isHydrated, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const { data, error, refetch } = answer
  // Show puzzles solved in a dialog over this page at once.
  const solvedHere = useSelector((state) => Object.keys(state.guesses.answers).length)
  useEffect(() => {
    if (solvedHere > 0) void refetch()
  }, [solvedHere, refetch])
  // A challenge accepted on another device or before signing in is listed under My days too.
  const { items, keep } = useProgress('challenges')
  const isListed = (items.get(code)?.value ?? 0) > 0
  const isTaken = data?.IsTaken === true
  const listTaken = useEffectEvent(() => {
    if (!isListed) keep(code, 1)
  })
  // Only when `isTaken` changes: after leaving, stale data still says taken and must not list it again.
  useEffect(() => {
    if (isTaken) listTaken()
  }, [isTaken])
  if (statusOf(error) === 404) return <MissingChallenge />
  return (
    <Fetched answer={answer} placeholder={<p className="muted">{m['ui.loading']()}</p>}>
      {(challenge) => <ChallengeView challenge={challenge} onLeft={() => keep(code, 0)} />}
    </Fetched>
  )
}

function ChallengeView({ challenge, onLeft }: { readonly challenge: Challenge; readonly onLeft: () => void }) {
  const { Code, IsToday, IsTaken, Players } = challenge
  const maker = Players.find(({ IsMaker }) => IsMaker)
  const chosen = maker === undefined ? m['challenge.somebody']() : maker.IsYou ? m['ui.you']() : maker.Name
  const isYou = String(maker?.IsYou === true)
  const until = formatWeekdayTime(dayStartMs(useToday() + 1))
  return (
    <>
      <p className="lead muted">{m['challenge.chosen_by']({ chosen, isToday: String(IsToday), isYou, until })}</p>
      <TakePart challenge={challenge} onLeft={onLeft} />
      <ChallengeResults challenge={challenge} />
      {IsTaken && <ChallengeAddress code={Code} />}
    </>
  )
}

function MissingChallenge() {
  return (
    <EmptyState
      emoji="magnifying-glass-tilted-left"
      title={m['challenge.missing_title']()}
      headingLevel={2}
      action={<ButtonLink to={PATHS.challenge}>{m['challenge.make_own']()}</ButtonLink>}
    >
      {m['challenge.missing']({ challengeKeptDays: CHALLENGE_KEPT_DAYS })}
    </EmptyState>
  )
}
