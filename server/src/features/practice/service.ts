import { practicePuzzleId } from '@emojigma/contract/rules/practice.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { PracticePuzzle } from '@emojigma/engine/practice/draw.ts'
import type { StrandPlace } from '@emojigma/engine/practice/strand-of.ts'
import { NUMBERS_A_STEP, strandNamed } from '@emojigma/engine/practice/strands.ts'
import { LRUCache } from 'lru-cache'
import type { Language } from '../../platform/languages.ts'
import { uncountedViewOf, type Puzzles } from '../puzzles/service.ts'
import { SingleFlight } from '../../platform/single-flight.ts'
import type { ThreadLine, ThreadPool } from '../../platform/threads/pool.ts'
import { picturePath } from './picture-path.ts'
import type * as tasks from './tasks.ts'

/** More than all steps have together, so that each puzzle is drawn once per process. */
const PUZZLES_IN_MEMORY = 4000
const PLACES_IN_MEMORY = 2000
const MAX_WAITING = 120
/** Two classes behind one address. */
const MAX_PER_CLIENT = 60

/** Practice puzzles. They are generated from their numbers and stored nowhere.
 *  Source: docs/product.md, Practise */
export class Practice {
  readonly #puzzles: Pick<Puzzles, 'stored'>
  readonly #line: ThreadLine<typeof tasks>
  readonly #generated = new LRUCache<string, PracticePuzzle>({ max: PUZZLES_IN_MEMORY })
  readonly #places = new LRUCache<number, StrandPlace>({ max: PLACES_IN_MEMORY })
  readonly #drawing = new SingleFlight<string, PracticePuzzle>()

  constructor(puzzles: Pick<Puzzles, 'stored'>, threads: Pick<ThreadPool, 'line'>) {
    this.#puzzles = puzzles
    const shares = { maxWaiting: MAX_WAITING, maxPerClient: MAX_PER_CLIENT, whenFull: 'too many practice puzzles are being drawn' }
    this.#line = threads.line<typeof tasks>(new URL('./tasks.ts', import.meta.url), shares)
  }

  /** @param client the network of the request
   *  @returns undefined for an unknown step or number
   *  @throws QueueFull */
  async puzzle(place: StrandPlace, number: number, client: string): Promise<PracticePuzzle | undefined> {
    const steps = strandNamed(place.strand)?.steps.length ?? 0
    const isThere = place.step >= 1 && place.step <= steps && number >= 0 && number < NUMBERS_A_STEP
    if (!isThere || !Number.isInteger(place.step) || !Number.isInteger(number)) return undefined
    const key = [place.strand, place.step, number].join()
    return this.#generated.get(key) ?? this.#drawing.run(key, () => this.#draw(key, place, number, client))
  }

  /** The puzzle as the page plays it: with the digest of its answer only.
   *  @throws QueueFull */
  async view(place: StrandPlace, number: number, language: Language, client: string): Promise<PuzzleView | undefined> {
    const puzzle = await this.puzzle(place, number, client)
    if (!puzzle) return undefined
    const { answerCell, answer } = puzzle
    const asked = answerCell === undefined ? puzzle : { ...puzzle, answer: answer[answerCell] ?? '' }
    const view = { ...uncountedViewOf(practicePuzzleId(place.strand, place.step, number), asked, language), answerCell }
    return puzzle.question.typeId === 5 ? { ...view, questionImageSvg: picturePath(place, number) } : view
  }

  /** Where to practise puzzles like a published one.
   *  @param client the network of the request; absent = the site itself
   *  @returns undefined for an unknown puzzle
   *  @throws QueueFull */
  async placeLike(puzzleId: number, client?: string): Promise<StrandPlace | undefined> {
    const cached = this.#places.get(puzzleId)
    if (cached) return cached
    const puzzle = await this.#puzzles.stored(puzzleId)
    const place =
      puzzle &&
      (await this.#line.run('placeLike', { question: puzzle.question, levelId: puzzle.levelId }, client === undefined ? {} : { client }))
    if (!place) return undefined
    this.#places.set(puzzleId, place)
    return place
  }

  async #draw(key: string, place: StrandPlace, number: number, client: string): Promise<PracticePuzzle> {
    const puzzle = await this.#line.run('drawPuzzle', { place, number }, { client })
    this.#generated.set(key, puzzle)
    return puzzle
  }
}
