import { m } from '@emojigma/messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import * as nameWords from '@emojigma/messages/words/names.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { msToNextAllocation } from '@emojigma/contract/rules/allowance.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useNowMs } from '../../platform/browser/clock.ts'
import { PATHS, solutionPath } from '../../platform/navigation/paths.ts'
import { waitText, type Played } from '../play/index.ts'
import { useIsLikelyChild } from '../../platform/session/likely-child.ts'
import { EmojiPicture } from '../../ui/pictures/EmojiPicture.tsx'
import { Mascot } from '../../ui/pictures/Mascot.tsx'
import { TypeMark } from '../../ui/pictures/TypeMark.tsx'
import { RIDDLE_BELOW } from './riddles/riddle-below.tsx'
import styles from './LimitReached.module.css'

const SECOND_MS = 1000

interface LimitReachedProps {
  /** Of the day; each solved one gets a link to its explanation. */
  readonly puzzles: readonly PuzzleView[] | undefined
  readonly played: Played | undefined
}

/** Suggests what to do until the next free puzzles.
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
        <h2 id={id}>{m['limit_reached.title']()}</h2>
        <p>
          <ParaglideMessage
            message={m['limit_reached.next']}
            markup={{ waitText: () => <strong>{waitText(msToNextAllocation(dayAt(nowMs), nowMs))}</strong> }}
          />
        </p>
        <ul className={styles['ways']}>
          {solved.map(({ id: puzzleId, typeId, levelId }) => (
            <Way
              key={puzzleId}
              to={solutionPath(puzzleId)}
              picture={<TypeMark typeId={typeId} />}
              name={m['limit_reached.how_yours_worked']()}
            >
              {nameWords.kinds[typeId]}, {nameWords.levels[levelId]}
            </Way>
          ))}
          <Way to={PATHS.leaderboardRanks} picture={<EmojiPicture emoji="trophy" />} name={m['limit_reached.see_the_ranks']()}>
            {m['ui.from_ant_to_unicorn']()}
          </Way>
          <Way to={PATHS.howTo} picture={<EmojiPicture emoji="light-bulb" />} name={m['puzzles.how_to_play']()}>
            {m['limit_reached.all_five_kinds']()}
          </Way>
        </ul>
        {RIDDLE_BELOW}
        {!isForChild && (
          <p className="small">
            <ParaglideMessage
              message={m['limit_reached.plan_offer']}
              markup={{ link: ({ children }) => <Link to={PATHS.pricing}>{children}</Link> }}
            />
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
