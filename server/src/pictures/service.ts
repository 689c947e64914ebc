import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { rasterise } from '@emojigma/artwork/raster/rasterise.ts'
import { drawAnswer, drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { PICTURE_WIDTHS_PX, type DownloadWidthPx, type PictureWidthPx } from '@emojigma/contract/pictures.ts'
import { PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import type { FastifyBaseLogger } from 'fastify'
import { availableParallelism } from 'node:os'
import type { KeptFiles } from '../kept-files.ts'
import type { Puzzles, StoredPuzzle } from '../puzzles/service.ts'
import { SingleFlight } from '../single-flight.ts'
import { DrawingQueue, type Turn } from './drawing-queue.ts'

const MAX_WAITING = 1000
/** The pictures of the longest list. Our own pages show drawings that need not wait; a client that asks for more at once comes again. */
const MAX_WAITING_PER_CLIENT = LIST_LIMIT
const PUZZLES_A_SHELF = 1000

export type Picture =
  | { readonly part: 'question' | 'answer'; readonly format: 'svg' }
  | { readonly part: 'question' | 'answer'; readonly format: 'avif' | 'png'; readonly widthPx: PictureWidthPx | DownloadWidthPx }

export interface PicturesOptions {
  readonly files: Pick<KeptFiles, 'read' | 'write'>
  readonly puzzles: Pick<Puzzles, 'stored'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** At most so many wait to be drawn for one client; Infinity = any number. */
  readonly waitingPerClient?: number
}

/** Draws puzzles' pictures, each once, and keeps them on disk. */
export class Pictures {
  readonly #options: PicturesOptions
  readonly #underWay = new SingleFlight<string, Buffer | undefined>()
  readonly #queue: DrawingQueue

  constructor(options: PicturesOptions) {
    this.#options = options
    const { waitingPerClient = MAX_WAITING_PER_CLIENT } = options
    this.#queue = new DrawingQueue(Math.max(1, availableParallelism() - 1), MAX_WAITING, waitingPerClient)
  }

  /** @param turn the line in which it waits if it has to be drawn
   *  @returns undefined when too many are in line there */
  async picture(puzzle: StoredPuzzle, picture: Picture, turn: Turn): Promise<Buffer | undefined> {
    const name = fileName(puzzle, picture)
    const kept = await this.#options.files.read(name)
    if (kept) return kept
    this.#queue.hasten(name, turn)
    return this.#underWay.run(name, () => this.#draw(puzzle, picture, name, turn))
  }

  /** Draws the day's pictures, the small ones first, one at a time, while nobody else wants to draw. */
  async drawAhead(day: Day, signal: AbortSignal): Promise<void> {
    const { puzzles, log } = this.#options
    for (const widthPx of PICTURE_WIDTHS_PX) {
      for (let slot = 0; slot < PUZZLES_A_DAY; slot += 1) {
        if (signal.aborted) return
        try {
          const puzzle = await puzzles.stored(puzzleIdOf(day, slot))
          if (puzzle) await this.picture(puzzle, { part: 'question', format: 'avif', widthPx }, { urgency: 'ahead', client: 'the site' })
        } catch (error) {
          if (!signal.aborted) log.warn({ err: error }, 'a picture could not be drawn ahead')
        }
      }
    }
  }

  async #draw(puzzle: StoredPuzzle, picture: Picture, name: string, turn: Turn): Promise<Buffer | undefined> {
    const svg = (): string => (picture.part === 'question' ? drawQuestion(puzzle.question, emojiArt) : drawAnswer(puzzle, emojiArt))
    const drawn = picture.format === 'svg' ? Buffer.from(svg()) : await this.#queue.run(name, () => rasterise(svg(), picture), turn)
    if (drawn) await this.#options.files.write(name, drawn)
    return drawn
  }
}

function fileName({ id, levelId }: StoredPuzzle, picture: Picture): string {
  const shelf = Math.floor(id / PUZZLES_A_SHELF)
  const width = picture.format === 'svg' ? '' : `_${picture.widthPx}`
  return `${shelf}/${picture.part}_${id}_${levelOf(levelId).code}${width}.${picture.format}`
}
