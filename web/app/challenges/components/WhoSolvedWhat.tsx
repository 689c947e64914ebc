import * as messages from '@emojigma/messages/page/challenges/components/WhoSolvedWhat.ts'
import type { Challenge } from '@emojigma/contract/challenges.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/contract/rules/allowance.ts'
import { useMemo } from 'react'
import { useToday } from '../../browser/clock.ts'
import { puzzlePath } from '../../navigation/paths.ts'
import { isLocked, playStatus, useKnownPlayed } from '../../play/index.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PuzzleThumb, ThumbList } from '../../ui/pictures/PuzzleThumb.tsx'
import styles from './WhoSolvedWhat.module.css'

/** Each puzzle with the names of those who solved it, in the order in which they came and never in that of their success. */
export function WhoSolvedWhat({ challenge: { Puzzles, Players } }: { readonly challenge: Challenge }) {
  const today = useToday()
  const played = useKnownPlayed(useMemo(() => Puzzles.map(({ PuzzleId }) => ({ id: PuzzleId })), [Puzzles]))
  // Until it is known what was played, nothing is said to be locked.
  const statuses = Puzzles.map(({ PuzzleId }) => (played ? playStatus({ id: PuzzleId }, played, today) : 'open'))
  const nameOf = ({ Name, IsYou }: Challenge['Players'][number]) => (IsYou ? messages.you : Name)
  return (
    <>
      <section className={styles['part']} aria-labelledby="puzzles">
        <h2 id="puzzles">{messages.thePuzzles}</h2>
        {statuses.includes('free-limit-reached') && <p className="muted">{messages.theFreeOnesArePlayed(FREE_PUZZLES_A_DAY)}</p>}
        {statuses.includes('plan-needed') && <p className="muted">{messages.thoseOfAnotherDay}</p>}
        <ThumbList label={messages.thePuzzlesOfThisChallenge}>
          {Puzzles.map(({ PuzzleId, PuzzleTypeId, LevelId }, index) => {
            const names = Players.filter(({ SolvedPuzzleIds }) => SolvedPuzzleIds.includes(PuzzleId)).map(nameOf)
            return (
              <li key={PuzzleId}>
                <PuzzleThumb puzzleId={PuzzleId} to={puzzlePath(PuzzleId, PuzzleTypeId, LevelId)}>
                  {isLocked(statuses[index] ?? 'open') && (
                    <p className={styles['names']}>
                      <Icon name="lock" />
                      <span>{messages.locked}</span>
                    </p>
                  )}
                  <p className={styles['names']}>
                    {names.length === 0 ? (
                      <span className="muted">{messages.waitsForItsFirstSolve}</span>
                    ) : (
                      <>
                        <Icon name="check" />
                        <span>{messages.solvedBy(names.join(', '))}</span>
                      </>
                    )}
                  </p>
                </PuzzleThumb>
              </li>
            )
          })}
        </ThumbList>
      </section>
      <section className={styles['part']} aria-labelledby="players">
        <h2 id="players">{messages.whoTakesPart}</h2>
        <ul className={styles['players']}>
          {Players.map((player) => (
            <li key={player.Name}>
              {player.Name}
              {player.IsYou && messages.isYou}
              {player.IsMaker && messages.madeTheChallenge}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
