import { puzzleText } from '@emojigma/contract/wire/puzzle-text.ts'
import { puzzleToWire, type PuzzleView, type WirePuzzle, type WireSpelling } from '@emojigma/contract/wire/puzzle-view.ts'
import { SharedReply } from '../http/packing/shared-reply.ts'
import { anybodyIn, type PuzzleVisitor } from '../visitor.ts'
import type { Language } from '../languages.ts'
import { after, type Soon } from '../soon.ts'
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
type Answer<Body> = Body | SharedReply<Body>

/** What calls answer with puzzles. Guests of whom nothing is known all get the same, which is written and packed once; whoever is signed in
 *  or has played one of the puzzles gets an answer of their own, which nobody else sees.
 *  Source: docs/decisions/2026-11-22-pages-that-last.md */
export class PuzzleAnswers {
  readonly #puzzles: Puzzles

  constructor(puzzles: Puzzles) {
    this.#puzzles = puzzles
  }

  one<Spelling extends WireSpelling>(
    puzzleId: number,
    visitor: PuzzleVisitor,
    spelling: Spelling,
    removeUrls = false,
  ): Soon<Answer<Wired<Spelling> | null>> {
    return after(this.#puzzles.seesAsAnybody(visitor, [puzzleId]), (isAnybody): Soon<Answer<Wired<Spelling> | null>> => {
      if (isAnybody) return this.#sharedOne(puzzleId, visitor.language, spelling, removeUrls)
      const own = this.#puzzles.puzzle(puzzleId, visitor)
      return after(own, (puzzle) => (puzzle ? puzzleToWire(puzzle, spelling, removeUrls) : null))
    })
  }

  #sharedOne<Spelling extends WireSpelling>(
    puzzleId: number,
    language: Language,
    spelling: Spelling,
    removeUrls: boolean,
  ): Soon<SharedReply<Wired<Spelling> | null>> {
    const name = removeUrls ? (`${spelling} without addresses` as const) : spelling
    const shared = this.#puzzles.shared.one(puzzleId, language.language.code, name, () =>
      after(this.#puzzles.puzzle(puzzleId, anybodyIn(language)), (puzzle) => {
        const text = puzzle ? puzzleText(puzzle, spelling, removeUrls) : 'null'
        return { puzzleIds: [puzzleId], reply: new SharedReply<Wired<Spelling> | null>(text) }
      }),
    )
    return after(shared, ({ reply }) => reply)
  }

  async list<Spelling extends WireSpelling>(
    { name, read, isOwn = false }: AskedList,
    visitor: PuzzleVisitor,
    spelling: Spelling,
  ): Promise<Answer<readonly Wired<Spelling>[]>> {
    const own = async () => wired(await read(visitor), spelling)
    if (visitor.role !== 'guest' || (isOwn && visitor.player !== undefined)) return own()
    const { puzzleIds, reply } = await this.#puzzles.shared.list(`${visitor.language.language.code} ${spelling} ${name}`, async () => {
      const views = await read(anybodyIn(visitor.language))
      const text = `[${views.map((view) => puzzleText(view, spelling)).join()}]`
      return { puzzleIds: views.map(({ id }) => id), reply: new SharedReply<readonly Wired<Spelling>[]>(text) }
    })
    return (await this.#puzzles.seesAsAnybody(visitor, puzzleIds)) ? reply : own()
  }
}

export function wired<Spelling extends WireSpelling>(views: readonly PuzzleView[], spelling: Spelling): readonly Wired<Spelling>[] {
  return views.map((view) => puzzleToWire(view, spelling))
}
