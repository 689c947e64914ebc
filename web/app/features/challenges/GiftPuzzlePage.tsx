import { m } from '@emojigma/messages'
import { isGiftPuzzleId, LAST_GIFT_PUZZLE_ID, GIFT_PUZZLE_KEPT_DAYS } from '@emojigma/contract/rules/gift-puzzles.ts'
import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { isMissing, statusOf } from '../../platform/call.ts'
import { PATHS } from '../../platform/navigation/paths.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useVisitor } from '../../platform/session/visitor.ts'
import { PuzzlePlay, useGuessUpload, useKnownPlayed } from '../play/index.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { recoverFocus } from '../../ui/focus-recovery.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { Failed } from '../../ui/loading/Fetched.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { TYPE_NAMES } from '../../ui/pictures/TypeMark.tsx'
import { challengesApi } from './api.ts'
import { NotForStudents } from './NotForStudents.tsx'
import { GiftResults } from './GiftResults.tsx'
import { giftKeyOf } from './gift-keys.ts'
import styles from './GiftPuzzlePage.module.css'

/** A puzzle that was sent to friends: its maker, by the key on the device, sees how they do; anyone else plays it.
 *  Source: docs/product.md, Make and send */
export function Component() {
  const id = Number(useParams()['giftPuzzleId'])
  const isHydrated = useHydrated()
  const { role } = useVisitor()
  return (
    <div ref={recoverFocus} className={classNames('page', 'stack', styles['page'])}>
      <PageMeta title={m['gift_puzzle.title']()} description={m['gift_puzzle.description']()} isHidden />
      <Page id={id} isReady={isHydrated} isStudent={role === 'student'} />
    </div>
  )
}

interface PageProps {
  readonly id: number
  /** The device's storage can be read. */
  readonly isReady: boolean
  readonly isStudent: boolean
}

function Page({ id, isReady, isStudent }: PageProps) {
  if (isStudent) {
    return (
      <>
        <h1>{m['gift_puzzle.title']()}</h1>
        <NotForStudents />
      </>
    )
  }
  if (!isGiftPuzzleId(id) || id > LAST_GIFT_PUZZLE_ID || !Number.isInteger(id)) return <Missing />
  if (!isReady) return <Loading />
  const sendKey = giftKeyOf(id)
  return sendKey === undefined ? (
    <FriendsPuzzle key={id} id={id} />
  ) : (
    <GiftResults key={id} id={id} sendKey={sendKey} missing={<Missing />} />
  )
}

function Loading() {
  return (
    <>
      <h1>{m['gift_puzzle.title']()}</h1>
      <Spinner />
    </>
  )
}

function FriendsPuzzle({ id }: { readonly id: number }) {
  useGuessUpload()
  const navigate = useNavigate()
  const accountId = useAccount()?.id
  const { data, error, refetch } = challengesApi.useOpenGiftPuzzleQuery({ id, accountId }, { refetchOnMountOrArgChange: true })
  const played = useKnownPlayed(useMemo(() => [{ id }], [id]))
  if (!data) {
    if (isMissing(error)) return <Missing />
    if (statusOf(error) === 409) return <Full words={failureOf(error, 'first').message} />
    if (!error) return <Loading />
    return (
      <>
        <h1>{m['gift_puzzle.title']()}</h1>
        <Failed onRetry={refetch} />
      </>
    )
  }
  const { puzzle, animal, name } = data
  const isSolved = played?.solved.includes(id) === true
  return (
    <>
      <h1>{m['gift_puzzle.title']()}</h1>
      <p className={styles['animal']}>
        <EmojiPicture emoji={animal} /> {m['gift_puzzle.made_for_you']({ animal: name })}
      </p>
      <div className={styles['puzzle']} data-type={TYPE_NAMES[puzzle.typeId]} data-solved={isSolved || undefined}>
        <PuzzlePlay
          puzzle={puzzle}
          setting="embed"
          headingLevel={2}
          invitation={{ question: m['gift_puzzle.make_back_question'](), yes: m['gift_puzzle.make_back']() }}
          onPlayNext={() => navigate(PATHS.make)}
          footnote={
            isSolved ? (
              <ButtonLink variant="primary" size="large" to={PATHS.make}>
                {m['gift_puzzle.make_back']()}
              </ButtonLink>
            ) : (
              m['gift_puzzle.no_points']()
            )
          }
        />
      </div>
    </>
  )
}

function Full({ words }: { readonly words: string }) {
  return (
    <EmptyState emoji="party-popper" headingLevel={1} title={m['gift_puzzle.full_title']()} action={<MakeOwn />}>
      {words}
    </EmptyState>
  )
}

function Missing() {
  return (
    <EmptyState emoji="compass" headingLevel={1} title={m['gift_puzzle.missing_title']()} action={<MakeOwn />}>
      {m['gift_puzzle.missing']({ days: GIFT_PUZZLE_KEPT_DAYS })}
    </EmptyState>
  )
}

function MakeOwn() {
  return <ButtonLink to={PATHS.make}>{m['ui.make_a_puzzle']()}</ButtonLink>
}
