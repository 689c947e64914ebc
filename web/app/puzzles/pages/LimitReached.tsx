import * as nameWords from '@emojigma/messages/words/names.ts'
import * as messages from '@emojigma/messages/page/puzzles/pages/LimitReached.tsx'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { msToNextAllocation } from '@emojigma/contract/rules/allowance.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useNowMs } from '../../browser/clock.ts'
import { PATHS, solutionPath } from '../../navigation/paths.ts'
import { waitText, type Played } from '../../play/index.ts'
import { useIsLikelyChild } from '../../session/likely-child.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Mascot } from '../../ui/pictures/Mascot.tsx'
import { TypeMark } from '../../ui/pictures/TypeMark.tsx'
import styles from './LimitReached.module.css'

const SECOND_MS = 1000

/** It brings its own stylesheets, which the first load of a page need not name. */
const OneRiddle = lazyComponent(() => import('../../riddles/components/OneRiddle.tsx'), 'OneRiddle', { missing: () => null })

interface LimitReachedProps {
  /** The day's; the answer page explains each that is solved. */
  readonly puzzles: readonly PuzzleView[] | undefined
  readonly played: Played | undefined
}

/** Tells who has played the day's free puzzles what else there is to do until the next ones come.
 *  Source: docs/product.md, Play access and the free allowance */
export function LimitReached({ puzzles, played }: LimitReachedProps) {
  const solved = puzzles?.filter((puzzle) => played?.solved.includes(puzzle.id)) ?? []
  const id = useId()
  const nowMs = useNowMs(SECOND_MS)
  const isForChild = useIsLikelyChild()
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <div className={styles['mascot']}>
        <Mascot mood="cheering" />
      </div>
      <div className={styles['body']}>
        <h2 id={id}>{messages.youHavePlayedYour}</h2>
        <p>{messages.threeNewOnesCome(<strong>{waitText(msToNextAllocation(dayAt(nowMs), nowMs))}</strong>)}</p>
        <ul className={styles['ways']}>
          {solved.map(({ id: puzzleId, typeId, levelId }) => (
            <Way key={puzzleId} to={solutionPath(puzzleId)} picture={<TypeMark typeId={typeId} />} name={messages.howYoursWorked}>
              {nameWords.kinds[typeId]}, {nameWords.levels[levelId]}
            </Way>
          ))}
          <Way to={PATHS.leaderboardRanks} picture={<EmojiPicture emoji="trophy" />} name={messages.seeTheRanks}>
            {messages.fromAntToUnicorn}
          </Way>
          <Way to={PATHS.howTo} picture={<EmojiPicture emoji="light-bulb" />} name={messages.howToPlay}>
            {messages.allFiveKinds}
          </Way>
        </ul>
        <OneRiddle headingLevel={3} />
        {!isForChild && (
          <p className="small">
            {messages.forGrownUpsWith((text) => (
              <Link to={PATHS.pricing}>{text}</Link>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

interface WayProps {
  readonly to: string
  readonly picture: ReactNode
  readonly name: string
  readonly children: ReactNode
}

function Way({ to, picture, name, children }: WayProps) {
  return (
    <li>
      <Link className={styles['way']} to={to}>
        <span className={styles['picture']}>{picture}</span>
        <span>
          {name} <small>{children}</small>
        </span>
      </Link>
    </li>
  )
}
