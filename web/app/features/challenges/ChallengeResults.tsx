import { m } from '@emojigma/messages'
import type { Challenge } from '@emojigma/contract/challenges/challenges.ts'
import { FREE_PUZZLES_A_DAY } from '@emojigma/contract/rules/allowance.ts'
import { useMemo } from 'react'
import { useToday } from '../../platform/browser/clock.ts'
import { puzzlePath } from '../../platform/navigation/paths.ts'
import { isLocked, playStatus, useKnownPlayed } from '../play/index.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PuzzleThumb, ThumbList } from '../../ui/pictures/PuzzleThumb.tsx'
import styles from './ChallengeResults.module.css'

/** Each puzzle with its solvers, always in the order in which they joined, never ranked. */
export function ChallengeResults({ challenge: { Puzzles, Players } }: { readonly challenge: Challenge }) {
  const today = useToday()
  const played = useKnownPlayed(useMemo(() => Puzzles.map(({ PuzzleId }) => ({ id: PuzzleId })), [Puzzles]))
  // Nothing counts as locked while the player's progress is loading.
  const statuses = Puzzles.map(({ PuzzleId }) => (played ? playStatus({ id: PuzzleId }, played, today) : 'open'))
  const nameOf = ({ Name, IsYou }: Challenge['Players'][number]) => (IsYou ? m['who_solved_what.you']() : Name)
  return (
    <>
      <section className={styles['part']} aria-labelledby="puzzles">
        <h2 id="puzzles">{m['who_solved_what.the_puzzles']()}</h2>
        {statuses.includes('free-limit-reached') && (
          <p className="muted">{m['who_solved_what.free_used_up']({ count: FREE_PUZZLES_A_DAY })}</p>
        )}
        {statuses.includes('plan-needed') && <p className="muted">{m['who_solved_what.those_of_another_day']()}</p>}
        <ThumbList label={m['who_solved_what.puzzles']()}>
          {Puzzles.map(({ PuzzleId, PuzzleTypeId, LevelId }, index) => {
            const names = Players.filter(({ SolvedPuzzleIds }) => SolvedPuzzleIds.includes(PuzzleId)).map(nameOf)
            return (
              <li key={PuzzleId}>
                <PuzzleThumb puzzleId={PuzzleId} to={puzzlePath(PuzzleId, PuzzleTypeId, LevelId)}>
                  {isLocked(statuses[index] ?? 'open') && (
                    <p className={styles['names']}>
                      <Icon name="lock" />
                      <span>{m['who_solved_what.locked']()}</span>
                    </p>
                  )}
                  <p className={styles['names']}>
                    {names.length === 0 ? (
                      <span className="muted">{m['who_solved_what.unsolved']()}</span>
                    ) : (
                      <>
                        <Icon name="check" />
                        <span>{m['who_solved_what.solved_by']({ names: names.join(', ') })}</span>
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
        <h2 id="players">{m['who_solved_what.who_takes_part']()}</h2>
        <ul className={styles['players']}>
          {Players.map((player) => (
            <li key={player.Name}>
              {player.Name}
              {player.IsYou && m['who_solved_what.is_you']()}
              {player.IsMaker && m['who_solved_what.made_the_challenge']()}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
