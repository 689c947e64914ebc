import { m } from '@emojigma/messages'
import type { GiftPuzzleResults } from '@emojigma/contract/challenges/gift-puzzles.ts'
import { giftPuzzleSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useSiteSettings } from '../../platform/browser/site-settings.ts'
import { statusOf } from '../../platform/call.ts'
import { PATHS, giftPuzzlePath } from '../../platform/navigation/paths.ts'
import { SharePicture } from '../play/index.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { formatDay } from '../../ui/day-format.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { LinkAddress } from '../../ui/LinkAddress.tsx'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { challengesApi } from './api.ts'
import { forgetGiftKey } from './gift-keys.ts'
import styles from './GiftResults.module.css'

interface GiftResultsProps {
  readonly id: number
  readonly sendKey: string
  /** Shown when the puzzle is gone. */
  readonly missing: ReactNode
}

/** For the maker of a puzzle: its link and picture, and how friends solve it. */
export function GiftResults({ id, sendKey, missing }: GiftResultsProps) {
  const answer = challengesApi.useGetGiftPuzzleQuery({ id, sendKey }, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const isGone = statusOf(answer.error) === 404
  useEffect(() => {
    if (isGone) forgetGiftKey(id)
  }, [isGone, id])
  if (isGone) return missing
  return (
    <>
      <h1>{m['make_and_send.your_puzzle']()}</h1>
      <ToSend id={id} />
      <Fetched answer={answer} placeholder={<Spinner />}>
        {(results) => <Results results={results} sendKey={sendKey} />}
      </Fetched>
    </>
  )
}

function ToSend({ id }: { readonly id: number }) {
  const { origin } = useSiteSettings()
  const [status, setStatus] = useState('')
  const url = `${origin}${giftPuzzlePath(id)}`
  return (
    <div className={styles['send']}>
      <div className="stack">
        <LinkAddress label={m['challenge_address.link']()} url={url} invitation={m['gift_puzzle.invitation']()} />
        <div className="row">
          <SharePicture
            label={m['gift_puzzle.picture_of_puzzle']()}
            picture={{ title: m['share_result.can_you'](), question: giftPuzzleSvgPath(id), rows: [], address: url }}
            fileName="emojigma-puzzle.png"
            onStatus={setStatus}
          />
          <output>{status}</output>
        </div>
      </div>
      <img className={styles['picture']} src={giftPuzzleSvgPath(id)} alt={m['make_and_send.your_puzzle']()} width="400" height="320" />
    </div>
  )
}

function Results({ results, sendKey }: { readonly results: GiftPuzzleResults; readonly sendKey: string }) {
  const { PuzzleId, Secret, GoneAt, Friends } = results
  const navigate = useNavigate()
  const [remove] = challengesApi.useRemoveGiftPuzzleMutation()
  const [isAsking, setAsking] = useState(false)
  const removeNow = async (): Promise<string | undefined> => {
    const { error } = await remove({ id: PuzzleId, sendKey })
    if (error) return failureOf(error, 'first').message
    forgetGiftKey(PuzzleId)
    navigate(PATHS.make)
    return undefined
  }
  return (
    <>
      <p>{m['gift_puzzle.your_secret']({ secret: Secret })}</p>
      <section className="stack" aria-labelledby="friends">
        <h2 id="friends">{m['gift_puzzle.how_friends_do']()}</h2>
        {Friends.length === 0 ? (
          <p>{m['gift_puzzle.nobody_yet']()}</p>
        ) : (
          <>
            <Counts friends={Friends} />
            <ul className={styles['friends']}>
              {Friends.map((friend) => (
                <li key={friend.Animal} data-solved={friend.IsSolved || undefined}>
                  <EmojiPicture emoji={friend.Animal} />
                  <span>
                    <strong>{friend.Name}</strong> <span>{outcomeOf(friend)}</span>
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="small muted">{m['gift_puzzle.no_names']()}</p>
      </section>
      <p className="small muted">{m['gift_puzzle.gone_at']({ day: formatDay(GoneAt) })}</p>
      <div className="row">
        <ButtonLink to={PATHS.make}>{m['make_challenge.make_another_one']()}</ButtonLink>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {m['gift_puzzle.remove']()}
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={m['gift_puzzle.remove_question']()}
          text={m['gift_puzzle.remove_warning']()}
          confirm={m['gift_puzzle.remove']()}
          onConfirm={removeNow}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

type Friend = GiftPuzzleResults['Friends'][number]

function Counts({ friends }: { readonly friends: readonly Friend[] }) {
  const solved = friends.filter(({ IsSolved }) => IsSolved)
  const counts = [
    [m['gift_puzzle.opened'](), friends.length],
    [m['gift_puzzle.solved'](), solved.length],
    [m['gift_puzzle.first_try'](), solved.filter(({ Tries }) => Tries === 1).length],
    [m['gift_puzzle.tries'](), friends.reduce((sum, { Tries }) => sum + Tries, 0)],
  ] as const
  return (
    <dl className={styles['counts']}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function outcomeOf({ Tries, IsSolved }: Friend): string {
  if (IsSolved) return Tries === 1 ? m['gift_puzzle.solved_first_try']() : m['gift_puzzle.solved_in']({ tries: Tries })
  return Tries === 0 ? m['gift_puzzle.only_opened']() : m['gift_puzzle.still_trying']({ tries: Tries })
}
