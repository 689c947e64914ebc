import { m } from '@emojigma/messages'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { useEffect } from 'react'
import { useToday } from '../../browser/clock.ts'
import { onDemand } from '../../browser/on-demand.ts'
import { areUnsentGuessesKept, lateGuessesDismissed, LostGuesses, usePlayedCache } from '../../../features/play/index.ts'
import { useIsSignedIn } from '../../session/session.ts'
import { isSessionKept } from '../../session/session-storage.ts'
import { puzzlesApi } from '../../../features/puzzles/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useDispatch, useSelector } from '../../use-store.ts'
import { useHasUnansweredCall, useIsOnline } from '../notices/connection.ts'
import styles from './OfflineNotices.module.css'
import { useSiteWorker } from './use-site-worker.ts'

const ASK_AGAIN_MS = 15_000

/** Retries failed images, which browsers don't, while the page is visible. */
function useMissingPictures(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return
      for (const picture of document.images) if (picture.complete && !picture.naturalWidth) picture.src = picture.currentSrc
    }, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}

/** Prepares the site for offline use, and reports on answers given offline.
 *  Source: docs/product.md, Offline */
export function OfflineNotices() {
  usePlayedCache()
  useMissingPictures()
  const reload = useSiteWorker()
  useEffect(() => {
    // It is needed when the network is gone.
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
      <UnkeptSessionNotice />
      <LostGuesses />
      <OldSetNotice />
      {isWaiting ? (
        <Notice tone="offline">
          <p>
            {areUnsentGuessesKept() ? (
              <>
                <strong>{m['offline.answers_kept']()}</strong> {m['offline.kept_here']()}
              </>
            ) : (
              m['offline.keep_page_open']()
            )}
          </p>
        </Notice>
      ) : (
        <LateGuessesNotice />
      )}
    </div>
  )
}

/** Says that a session ends with the page. */
function UnkeptSessionNotice() {
  const isSignedIn = useIsSignedIn()
  if (!isSignedIn || isSessionKept()) return null
  return (
    <Notice tone="note">
      <p>{m['storage_notice.signed_in']()}</p>
    </Notice>
  )
}

/** Reports that answers given offline have been sent. */
function LateGuessesNotice() {
  const dispatch = useDispatch()
  const count = useSelector((state) => state.guesses.sentLate)
  if (count === 0) return null
  return (
    <Notice tone="success" action={<Button onClick={() => dispatch(lateGuessesDismissed())}>{m['ui.all_right']()}</Button>}>
      <p>{m['offline.sent_late']({ answers: count })}</p>
    </Notice>
  )
}

/** Warns that the puzzles are from an earlier day because today's could not be fetched. */
function OldSetNotice() {
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
