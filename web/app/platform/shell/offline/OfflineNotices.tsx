import { m } from '@emojigma/messages'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { useEffect } from 'react'
import { useToday } from '../../browser/clock.ts'
import { onDemand } from '../../browser/on-demand.ts'
import { lateGuessesTold, LostGuesses, useKeepingPlayed } from '../../../features/play/index.ts'
import { puzzlesApi } from '../../../features/puzzles/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useDispatch, useSelector } from '../../use-store.ts'
import { useHasUnansweredCall, useIsOnline } from '../notices/connection.ts'
import styles from './OfflineNotices.module.css'
import { useSiteWorker } from './use-site-worker.ts'

const ASK_AGAIN_MS = 15_000

/** Asks again for pictures that could not be fetched, since a browser does not; not while nobody sees the page, as some may never come. */
function useMissingPictures(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return
      for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src = picture.currentSrc
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}

/** Prepares the site for the time without a network, and says what becomes of what is done then.
 *  Source: docs/product.md, Offline */
export function OfflineNotices() {
  useKeepingPlayed()
  useMissingPictures()
  const reload = useSiteWorker()
  useEffect(() => {
    // There may be no network when it is needed.
    void onDemand(() => import('../notices/MissingPage.tsx'), 'MissingPage')
  }, [])
  const isWaiting = useSelector((state) => state.guesses.isWaiting)
  return (
    <div className={classNames('page', styles['notices'])}>
      {reload && (
        <Notice tone="success" action={<Button onClick={reload}>{m['offline.reload']()}</Button>}>
          <p>
            <strong>{m['offline.new_version']()}</strong> {m['offline.reload_hint']()}
          </p>
        </Notice>
      )}
      <LostGuesses />
      <OldSet />
      {isWaiting ? (
        <Notice tone="offline">
          <p>
            <strong>{m['offline.answers_kept']()}</strong> {m['offline.kept_here']()}
          </p>
        </Notice>
      ) : (
        <SentLate />
      )}
    </div>
  )
}

/** Answers that waited have arrived. */
function SentLate() {
  const dispatch = useDispatch()
  const count = useSelector((state) => state.guesses.sentLate)
  if (count === 0) return null
  return (
    <Notice tone="success" action={<Button onClick={() => dispatch(lateGuessesTold())}>{m['ui.all_right']()}</Button>}>
      <p>{m['offline.sent_late']({ answers: count })}</p>
    </Notice>
  )
}

/** The puzzles that are shown are not today's, and today's cannot be had. */
function OldSet() {
  const today = useToday()
  const { data } = puzzlesApi.endpoints.getTodaysPuzzles.useQueryState()
  const isOnline = useIsOnline()
  const hasUnansweredCall = useHasUnansweredCall()
  const [first] = data ?? []
  const age = first ? today - dayOfPuzzle(first.id) : 0
  if (age <= 0 || (isOnline && !hasUnansweredCall)) return null
  return (
    <Notice tone="offline">
      <p>{age === 1 ? m['offline.yesterdays']() : m['offline.earlier']()}</p>
    </Notice>
  )
}
