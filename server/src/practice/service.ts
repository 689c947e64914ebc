import { practicePuzzleId } from '@emojigma/contract/rules/practice.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import { PUZZLES_A_STEP, strandNamed } from '@emojigma/engine/practice/strands.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { LRUCache } from 'lru-cache'
import type { Language } from '../languages.ts'
import { answerDigestOf, namesOf, type Puzzles } from '../puzzles/service.ts'
import { SingleFlight } from '../single-flight.ts'
import { picturePath } from './picture-path.ts'
import type { PracticeThread } from './practice-thread.ts'

export { PracticeThread } from './practice-thread.ts'

/** More than all steps have together, so that each puzzle is drawn once as long as the process runs. */
const PUZZLES_IN_MEMORY = 4000
const PLACES_IN_MEMORY = 2000

/** Puzzles to practise with. They are drawn from their numbers, stored nowhere, and nobody's.
 *  Source: docs/product.md, Practise */
export class Practice {
  readonly #puzzles: Pick<Puzzles, 'stored'>
  readonly #thread: Pick<PracticeThread, 'ask'>
  readonly #drawn = new LRUCache<string, Puzzle>({ max: PUZZLES_IN_MEMORY })
  readonly #places = new LRUCache<number, StrandPlace>({ max: PLACES_IN_MEMORY })
  readonly #drawing = new SingleFlight<string, Puzzle>()

  constructor(puzzles: Pick<Puzzles, 'stored'>, thread: Pick<PracticeThread, 'ask'>) {
    this.#puzzles = puzzles
    this.#thread = thread
  }

  /** @returns undefined for a step or number that there is not
   *  @throws TooManyDraws */
  async puzzle(place: StrandPlace, number: number): Promise<Puzzle | undefined> {
    const steps = strandNamed(place.strand)?.steps.length ?? 0
    const isThere = place.step >= 1 && place.step <= steps && number >= 0 && number < PUZZLES_A_STEP
    if (!isThere || !Number.isInteger(place.step) || !Number.isInteger(number)) return undefined
    const key = [place.strand, place.step, number].join()
    return this.#drawn.get(key) ?? this.#drawing.run(key, () => this.#draw(key, place, number))
  }

  /** As the page plays it: with no answer but its digest.
   *  @throws TooManyDraws */
  async view(place: StrandPlace, number: number, language: Language): Promise<PuzzleView | undefined> {
    const puzzle = await this.puzzle(place, number)
    return puzzle && viewOf(practicePuzzleId(place.strand, place.step, number), puzzle, language, picturePath(place, number))
  }

  /** Where puzzles like a published one are practised.
   *  @returns undefined for a puzzle that there is not
   *  @throws TooManyDraws */
  async placeLike(puzzleId: number): Promise<StrandPlace | undefined> {
    const kept = this.#places.get(puzzleId)
    if (kept) return kept
    const puzzle = await this.#puzzles.stored(puzzleId)
    const place = puzzle && (await this.#thread.ask({ kind: 'place', question: puzzle.question, levelId: puzzle.levelId }))
    if (!place) return undefined
    this.#places.set(puzzleId, place)
    return place
  }

  async #draw(key: string, place: StrandPlace, number: number): Promise<Puzzle> {
    const puzzle = await this.#thread.ask({ kind: 'puzzle', place, number })
    this.#drawn.set(key, puzzle)
    return puzzle
  }
}

function viewOf(id: number, { levelId, theme, question, answer }: Puzzle, language: Language, picture: string): PuzzleView {
  const { typeId, emoji } = question
  return {
    id,
    levelId,
    typeId,
    theme,
    attempted: 0,
    correct: 0,
    totalAttempted: 0,
    isRevealed: false,
    isToday: false,
    hasSvg: false,
    isMigrated: true,
    emoji,
    emojiNames: namesOf(emoji, language),
    emojiTheme: theme,
    text: kindOf(typeId).describe(question, language.words.descriptions, namesOf(question.emoji, language)),
    answerDigest: answerDigestOf(id, answer),
    question: typeId === 4 || typeId === 5 ? undefined : question,
    availableLetters: typeId === 3 ? question.letters : undefined,
    sudokuQuestion: typeId === 4 ? question.board : undefined,
    questionImageSvg: typeId === 5 ? picture : undefined,
  }
}
