import { getNewPuzzles, getNewPuzzlesMini, getPuzzle, getPuzzleMini } from '@emojigma/contract/puzzles.ts'
import { puzzleToWire, type PuzzleView, type WirePuzzle, type WireSpelling } from '@emojigma/contract/wire/puzzle-view.ts'
import { sharedReplies, type SharedReply } from '../http/packing/shared-reply.ts'
import { anybodyIn, type PuzzleVisitor } from '../http/visitor.ts'
import type { Puzzles } from './service.ts'

/** A list as a call asks for it. */
export interface AskedList {
  /** Tells it from all other lists. */
  readonly name: string
  readonly read: (visitor: PuzzleVisitor) => Promise<readonly PuzzleView[]>
  /** Which puzzles it has depends on what the visitor has played. */
  readonly isOwn?: boolean
}

type Wired<Spelling extends WireSpelling> = WirePuzzle<Spelling>
type Answer<Body> = Promise<Body | SharedReply<Body>>

/** What calls answer with puzzles. Guests of whom nothing is known all get the same, which is written and packed once; whoever is signed in
 *  or has played one of the puzzles gets an answer of their own, which nobody else sees.
 *  Source: docs/decisions/2026-11-22-pages-that-last.md */
export class PuzzleAnswers {
  readonly #puzzles: Puzzles
  readonly #writeOne = { short: sharedReplies(getPuzzleMini), long: sharedReplies(getPuzzle) }
  /** All calls that answer with lists spell them alike. */
  readonly #writeList = { short: sharedReplies(getNewPuzzlesMini), long: sharedReplies(getNewPuzzles) }

  constructor(puzzles: Puzzles) {
    this.#puzzles = puzzles
  }

  async one<Spelling extends WireSpelling>(
    puzzleId: number,
    visitor: PuzzleVisitor,
    spelling: Spelling,
    removeUrls = false,
  ): Answer<Wired<Spelling> | null> {
    const puzzles = this.#puzzles
    const read = async (by: PuzzleVisitor): Promise<Wired<Spelling> | null> => {
      const puzzle = await puzzles.puzzle(puzzleId, by)
      return puzzle ? puzzleToWire(puzzle, spelling, removeUrls) : null
    }
    const puzzleIds = [puzzleId]
    if (!(await puzzles.seesAsAnybody(visitor, puzzleIds))) return read(visitor)
    const write = this.#writeOne[spelling] as unknown as (body: Wired<Spelling> | null) => SharedReply<Wired<Spelling> | null>
    const name = removeUrls ? (`${spelling} without addresses` as const) : spelling
    const { language } = visitor
    const make = async () => ({ puzzleIds, reply: write(await read(anybodyIn(language))) })
    const { reply } = await puzzles.shared.one(puzzleId, language.language.code, name, make)
    return reply
  }

  async list<Spelling extends WireSpelling>(
    { name, read, isOwn = false }: AskedList,
    visitor: PuzzleVisitor,
    spelling: Spelling,
  ): Answer<readonly Wired<Spelling>[]> {
    const own = async () => wired(await read(visitor), spelling)
    if (visitor.role !== 'guest' || (isOwn && visitor.player !== undefined)) return own()
    const write = this.#writeList[spelling] as unknown as (body: readonly Wired<Spelling>[]) => SharedReply<readonly Wired<Spelling>[]>
    const { puzzleIds, reply } = await this.#puzzles.shared.list(`${visitor.language.language.code} ${spelling} ${name}`, async () => {
      const views = await read(anybodyIn(visitor.language))
      return { puzzleIds: views.map(({ id }) => id), reply: write(wired(views, spelling)) }
    })
    return (await this.#puzzles.seesAsAnybody(visitor, puzzleIds)) ? reply : own()
  }
}

export function wired<Spelling extends WireSpelling>(views: readonly PuzzleView[], spelling: Spelling): readonly Wired<Spelling>[] {
  return views.map((view) => puzzleToWire(view, spelling))
}
