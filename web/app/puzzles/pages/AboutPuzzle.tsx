import * as nameWords from '@emojigma/messages/words/names.ts'
import * as messages from '@emojigma/messages/page/puzzles/pages/AboutPuzzle.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { classNames } from '../../ui/class-names.ts'
import { BookPromo } from '../components/BookPromo.tsx'
import { HowToPlay } from '../components/HowToPlay.tsx'
import { puzzleWords } from '../puzzle-words.ts'
import styles from '../puzzle-page.module.css'

interface AboutPuzzleProps {
  readonly puzzle: PuzzleView
}

/** What stands beside a puzzle: how it is played, and a book of such puzzles. */
export function Help({ puzzle }: AboutPuzzleProps) {
  return (
    <>
      <HowToPlay puzzle={puzzle} />
      <BookPromo puzzle={puzzle} />
    </>
  )
}

/** What stands below it: how its kind is played, and what is particular about this one. */
export function About({ puzzle }: AboutPuzzleProps) {
  return (
    <section className={classNames('panel', styles['about'])} aria-labelledby="about">
      <h2 id="about">{messages.howToPlayKind(nameWords.kinds[puzzle.typeId])}</h2>
      <HowToPlay puzzle={puzzle} />
      <p className="small muted">{puzzleWords(puzzle)}</p>
    </section>
  )
}
