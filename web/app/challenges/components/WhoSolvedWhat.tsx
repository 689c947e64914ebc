import * as messages from '@emojigma/messages/page/challenges/components/WhoSolvedWhat.ts'
import type { Challenge } from '@emojigma/contract/challenges.ts'
import { puzzlePath } from '../../navigation/paths.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PuzzleThumb, ThumbList } from '../../ui/pictures/PuzzleThumb.tsx'
import styles from './WhoSolvedWhat.module.css'

/** Each puzzle with the names of those who solved it, in the order in which they came and never in that of their success. */
export function WhoSolvedWhat({ challenge: { Puzzles, Players } }: { readonly challenge: Challenge }) {
  const nameOf = ({ Name, IsYou }: Challenge['Players'][number]) => (IsYou ? messages.you : Name)
  return (
    <>
      <section className={styles['part']} aria-labelledby="puzzles">
        <h2 id="puzzles">{messages.thePuzzles}</h2>
        <ThumbList label={messages.thePuzzlesOfThisChallenge}>
          {Puzzles.map(({ PuzzleId, PuzzleTypeId, LevelId }) => {
            const names = Players.filter(({ SolvedPuzzleIds }) => SolvedPuzzleIds.includes(PuzzleId)).map(nameOf)
            return (
              <li key={PuzzleId}>
                <PuzzleThumb puzzleId={PuzzleId} to={puzzlePath(PuzzleId, PuzzleTypeId, LevelId)}>
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
