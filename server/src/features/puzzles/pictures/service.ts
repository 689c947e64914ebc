import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { rasterise } from '@emojigma/artwork/raster/rasterise.ts'
import { drawAnswer, drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { PICTURE_WIDTHS_PX, type DownloadWidthPx, type PictureWidthPx } from '@emojigma/contract/puzzles/pictures.ts'
import { PUZZLES_A_DAY, puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import type { FastifyBaseLogger } from 'fastify'
import { availableParallelism } from 'node:os'
import type { KeptFiles } from '../../../platform/kept-files.ts'
import { languageNamed } from '../../../platform/languages.ts'
import type { Puzzles, StoredPuzzle } from '../service.ts'
import { SingleFlight } from '../../../platform/single-flight.ts'
import { TurnQueue, type Turn } from '../../../platform/turn-queue.ts'

const MAX_WAITING = 1000
/** The pictures of the longest list. Our own pages show drawings without a queue; a client that asks for more at once must retry. */
const MAX_WAITING_PER_CLIENT = LIST_LIMIT
const PUZZLES_A_SHELF = 1000
/** Priorities: a person waits for one of today's or an older puzzle; `ahead` is drawn in advance. */
const URGENCIES = ['today', 'archive', 'ahead'] as const
type Urgency = (typeof URGENCIES)[number]

/** A drawing has no width. */
export interface Drawing {
  readonly part: 'question' | 'answer'
  readonly format: 'svg'
}

export interface Raster {
  readonly part: 'question' | 'answer'
  readonly format: 'avif' | 'png'
  readonly widthPx: PictureWidthPx | DownloadWidthPx
}

export type Picture = Drawing | Raster

export interface PicturesOptions {
  readonly files: Pick<KeptFiles, 'read' | 'write'>
  readonly puzzles: Pick<Puzzles, 'stored'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Pictures per client in the queue; Infinity = no limit. */
  readonly waitingPerClient?: number
}

/** Draws puzzles' pictures, each once, and caches them on disk. */
export class Pictures {
  readonly #options: PicturesOptions
  readonly #underWay = new SingleFlight<string, Buffer | undefined>()
  readonly #queue: TurnQueue<Urgency>

  constructor(options: PicturesOptions) {
    this.#options = options
    const { waitingPerClient = MAX_WAITING_PER_CLIENT } = options
    this.#queue = new TurnQueue(URGENCIES, Math.max(1, availableParallelism() - 1), MAX_WAITING, waitingPerClient)
  }

  /** Length of the queue. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** @param turn its place in the queue if it has to be drawn
   *  @returns undefined when the queue is full */
  async picture(puzzle: StoredPuzzle, picture: Picture, turn: Turn<Urgency>): Promise<Buffer | undefined> {
    const name = fileName(puzzle, picture)
    const cached = await this.#options.files.read(name)
    if (cached) return cached
    if (picture.format === 'svg') return this.#underWay.run(name, () => this.#drawSvg(puzzle, picture, name))
    this.#queue.hasten(name, turn)
    return this.#underWay.run(name, () => this.#draw(puzzle, picture, name, turn))
  }

  /** Draws the day's pictures one at a time while the queue is empty, the small ones first. */
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

  async #drawSvg(puzzle: StoredPuzzle, { part }: Drawing, name: string): Promise<Buffer> {
    const content = Buffer.from(svgOf(puzzle, part))
    await this.#options.files.write(name, content)
    return content
  }

  async #draw(puzzle: StoredPuzzle, picture: Raster, name: string, turn: Turn<Urgency>): Promise<Buffer | undefined> {
    const content = await this.#queue.run(name, () => rasterise(svgOf(puzzle, picture.part), picture), turn)
    if (content) await this.#options.files.write(name, content)
    return content
  }
}

function svgOf(puzzle: StoredPuzzle, part: Picture['part']): string {
  const words = languageNamed(puzzle.language).words.print.drawings
  return part === 'question' ? drawQuestion(puzzle.question, emojiArt, { words }) : drawAnswer(puzzle, emojiArt, { words })
}

function fileName({ id, levelId, language }: StoredPuzzle, picture: Picture): string {
  const shelf = Math.floor(id / PUZZLES_A_SHELF)
  const width = picture.format === 'svg' ? '' : `_${picture.widthPx}`
  const own = language === undefined ? '' : `_${language}`
  return `${shelf}/${picture.part}_${id}_${levelOf(levelId).code}${own}${width}.${picture.format}`
}
