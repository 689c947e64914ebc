import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { questionSvgPath } from '@emojigma/contract/puzzles/pictures.ts'
import { starsOf, STARS_A_DAY } from '@emojigma/contract/rules/stars.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { slotOfPuzzle, type Day } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import type { Step } from '@emojigma/engine/ratings/selection.ts'
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '../../platform/browser/language-address.ts'
import { useHydrated } from '../../platform/browser/hooks/use-hydrated.ts'
import { useInBrowser } from '../../platform/browser/hooks/use-in-browser.ts'
import { puzzlePath } from '../../platform/navigation/paths.ts'
import { useAccount } from '../../platform/session/session.ts'
import { useSelector } from '../../platform/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Die } from '../../ui/pictures/Die.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Mascot } from '../../ui/pictures/Mascot.tsx'
import { TYPE_NAMES, TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { Listen, unfinishedPuzzles, useDaysOf, useKnownPlayed, type Played } from '../play/index.ts'
import { forYouApi } from './for-you-api.ts'
import { metWords } from './met-words.ts'
import { cardStateOf, type CardState } from './card-state.ts'
import { BANDS, chooseBand, FIRST_THREE, useChosenBand, type Band } from './ages.ts'
import { storeThree, threeOnDevice, threeOf } from './three-choice.ts'
import type { DaysPuzzle } from './three-of-the-day.ts'
import { todaysPuzzle } from './todays-puzzles.ts'
import styles from './YourThree.module.css'

const BAND_EMOJI: Readonly<Record<Band, string>> = { '4-6': 'teddy-bear', '7-9': 'rocket', '10+': 'owl' }

const STEP_NAMES: Readonly<Record<Step, string>> = {
  'warm-up': m['for_you.warm_up'](),
  'just right': m['for_you.just_right'](),
  stretch: m['for_you.a_stretch'](),
}

interface YourThreeProps {
  /** Today's. */
  readonly puzzles: readonly PuzzleView[] | undefined
  readonly day: Day
}

/** A start for the day: three puzzles that fit the player, the stars of the day, and what is half done.
 *  Source: docs/product.md, Your three */
export function YourThree({ puzzles, day }: YourThreeProps) {
  const id = useId()
  const { three, band, isAsked, choose, askAgain, more } = useThree(puzzles, day)
  const unfinished = useInBrowser(() => unfinishedPuzzles()[0] ?? 0, 0)
  const known = useMemo(
    () => [
      ...(puzzles ?? []),
      ...[...(three ?? []).map(({ puzzleId }) => puzzleId), ...(unfinished > 0 ? [unfinished] : [])].map((one) => ({ id: one })),
    ],
    [puzzles, three, unfinished],
  )
  const played = useKnownPlayed(known)
  return (
    <section className={classNames('three-space', styles['three'])} aria-labelledby={id}>
      {isAsked ? (
        <WhoIsPlaying id={id} onChoose={choose} />
      ) : (
        <Three id={id} three={three} played={played} puzzles={puzzles} day={day} isYoungest={band === BANDS[0]} onMore={more}>
          {askAgain && (
            <Button variant="quiet" onClick={askAgain}>
              {m['your_three.someone_else']()}
            </Button>
          )}
        </Three>
      )}
      {played && <CarryOn puzzleId={unfinished} played={played} day={day} except={three} />}
    </section>
  )
}

/** The day's three: those of earlier today, else what fits the player, else what fits the ages that were chosen. */
function useThree(puzzles: readonly PuzzleView[] | undefined, day: Day) {
  const isHydrated = useHydrated()
  const isLoading = useSelector((state) => state.session.isLoading)
  const player = useAccount()?.id ?? ''
  const [changes, setChanges] = useState(0)
  const kept = useInBrowser(() => JSON.stringify([changes, threeOnDevice(day, player) ?? []]), '')
  const keptPuzzles = useMemo(() => (kept === '' ? [] : (JSON.parse(kept) as [number, DaysPuzzle[]])[1]), [kept])
  const band = useChosenBand()
  const isNeeded = isHydrated && !isLoading && keptPuzzles.length === 0
  const { data, isError } = forYouApi.useGetForYouQuery(undefined, { skip: !isNeeded, refetchOnMountOrArgChange: true })
  const offered = data?.puzzles.map(({ step, metOn, puzzle }) => ({ step, metOn, puzzleId: puzzle.id })) ?? []
  const isNew = (data?.kinds.length === 0 || isError) && data?.freeLeft !== 0
  const ofBand = band && puzzles && FIRST_THREE[band].flatMap(({ typeId, levelId }) => todaysPuzzle(puzzles, typeId, levelId)?.id ?? [])
  const chosen = isNew
    ? ofBand &&
      threeOf(ofBand.map((puzzleId, index) => ({ puzzleId, step: (['warm-up', 'just right', 'stretch'] as const)[index] ?? 'stretch' })))
    : data && threeOf(offered)
  const fresh = chosen && JSON.stringify(chosen)
  useEffect(() => {
    if (isNeeded && fresh !== undefined) {
      const three = JSON.parse(fresh) as DaysPuzzle[]
      if (three.length === 3) storeThree(day, player, three)
    }
  }, [isNeeded, fresh, day, player])
  const again = () => {
    storeThree(day, player, [])
    setChanges(changes + 1)
  }
  return {
    three: keptPuzzles.length > 0 ? keptPuzzles : chosen,
    band,
    isAsked: isNeeded && isNew && band === undefined,
    choose(next: Band) {
      chooseBand(next)
      again()
    },
    askAgain:
      band === undefined || player !== ''
        ? undefined
        : () => {
            chooseBand(undefined)
            again()
          },
    more: again,
  }
}

function WhoIsPlaying({ id, onChoose }: { readonly id: string; readonly onChoose: (band: Band) => void }) {
  return (
    <>
      <div className={styles['head']}>
        <h2 id={id}>{m['your_three.who_is_playing']()}</h2>
      </div>
      <ul className={styles['bands']}>
        {BANDS.map((band) => (
          <li key={band}>
            <button type="button" className={styles['band']} onClick={() => onChoose(band)}>
              <EmojiPicture emoji={BAND_EMOJI[band]} />
              {m['your_three.ages']({ ages: band.replace('-', '–') })}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface ThreeProps {
  readonly id: string
  readonly three: readonly DaysPuzzle[] | undefined
  readonly puzzles: readonly PuzzleView[] | undefined
  readonly played: Played | undefined
  readonly day: Day
  /** Cannot read yet. */
  readonly isYoungest: boolean
  readonly onMore: () => void
  readonly children: ReactNode
}

/** Nothing before the first day. */
function Streak({ day }: Pick<ThreeProps, 'day'>) {
  const days = useDaysOf(day)?.Streak.Days ?? 0
  if (days === 0) return null
  return (
    <p className={styles['streak']}>
      <EmojiPicture emoji="fire" />
      <span>
        <ParaglideMessage message={m['your_days.streak']} inputs={{ days2: days }} markup={{ days: () => <strong>{days}</strong> }} />
      </span>
    </p>
  )
}

function Three({ id, three, puzzles, played, day, isYoungest, onMore, children }: ThreeProps) {
  const states = three?.map(({ puzzleId }) => cardStateOf({ id: puzzleId }, played, day)) ?? []
  const done = states.filter((state) => state === 'solved' || state === 'revealed').length
  const next = states.findIndex((state) => state === 'new')
  const stars = starsOf(Math.min(STARS_A_DAY, puzzles?.filter((puzzle) => played?.solved.includes(puzzle.id)).length ?? 0))
  const isAllDone = three !== undefined && done === three.length
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h2 id={id}>{isAllDone && three.length > 0 ? m['your_three.all_done']() : m['your_three.title']()}</h2>
          <p className="muted">{three && three.length > 0 ? m['your_three.done']({ done }) : m['ui.loading']()}</p>
        </div>
        <Streak day={day} />
        <p className={styles['stars']}>
          <span className="visually-hidden">{m['your_three.stars']({ stars })}</span>
          {Array.from({ length: STARS_A_DAY }, (_, index) => (
            <span key={index} aria-hidden="true" data-star={index < stars ? 'won' : 'open'}>
              <Icon name="star" />
            </span>
          ))}
        </p>
      </div>
      <ol className={styles['tiles']}>
        {three?.map(({ step, metOn, puzzleId }, index) => (
          <li key={puzzleId} data-next={index === next || undefined} data-aloud={isYoungest || undefined}>
            {isYoungest && index === next && <Listen className={styles['listen']} text={spokenTask(done, puzzleId)} />}
            <Tile name={metOn ? metWords(metOn, day) : STEP_NAMES[step]} puzzleId={puzzleId} state={states[index] ?? 'new'} />
          </li>
        ))}
      </ol>
      {three && (
        <div className={styles['foot']}>
          {isAllDone && three.length > 0 && <Mascot mood="cheering" />}
          {isAllDone && three.length > 0 && next < 0 && <Button onClick={onMore}>{m['your_three.more']()}</Button>}
          {children}
        </div>
      )}
    </>
  )
}

/** @param next its puzzle */
function spokenTask(done: number, next: number): string {
  const { typeId, levelId } = slotOfPuzzle(next)
  return m['your_three.aloud']({ done, kind: nameWords.kinds[typeId], level: nameWords.levels[levelId] })
}

interface TileProps {
  /** Why it is offered. */
  readonly name: string
  readonly puzzleId: number
  readonly state: CardState
}

function Tile({ name, puzzleId, state }: TileProps) {
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  const kind = nameWords.kinds[typeId]
  const level = nameWords.levels[levelId]
  const points = m['ui.points']({ points: levelOf(levelId).points })
  const isDone = state === 'solved' || state === 'revealed'
  return (
    <Link className={styles['tile']} data-type={TYPE_NAMES[typeId]} data-state={state} to={puzzlePath(puzzleId, typeId, levelId)}>
      <span className={styles['step']}>
        <TypeMark typeId={typeId} /> {name}
        {isDone && <Icon name="check" />}
        {state === 'locked' && <Icon name="lock" />}
      </span>{' '}
      <span className={styles['art']} aria-hidden="true">
        <img src={inLanguage(questionSvgPath(puzzleId, levelId))} alt="" width="400" height="320" decoding="async" draggable={false} />
      </span>
      <span className={styles['about']}>
        <Die levelId={levelId} />
        <span>
          <b>{kind}</b>{' '}
          <small>
            {level} · {points}
          </small>
        </span>{' '}
        {isDone || state === 'locked' ? (
          <span className="visually-hidden">{m['your_three.tile_state']({ state })}</span>
        ) : (
          <span className={styles['play']}>{m['your_three.play']()}</span>
        )}
      </span>
    </Link>
  )
}

interface CarryOnProps {
  /** Left half done on this device, latest of all; 0 = none. */
  readonly puzzleId: number
  readonly played: Played
  readonly day: Day
  readonly except: readonly DaysPuzzle[] | undefined
}

/** The way back to what was left half done. */
function CarryOn({ puzzleId, played, day, except }: CarryOnProps) {
  const isOneOfThree = except?.some((three) => three.puzzleId === puzzleId) ?? false
  if (puzzleId === 0 || isOneOfThree || cardStateOf({ id: puzzleId }, played, day) !== 'new') return null
  const { typeId, levelId } = slotOfPuzzle(puzzleId)
  return (
    <Link className={styles['carry']} to={puzzlePath(puzzleId, typeId, levelId)} data-type={TYPE_NAMES[typeId]}>
      <TypeMark typeId={typeId} />
      <span>
        <b>{m['carry_on.carry_on']()}</b> {nameWords.kinds[typeId]}, {nameWords.levels[levelId]}
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}
