import type { Call, ReplyOf } from '@emojigma/contract/call.ts'
import { puzzleToWire, type PuzzleView, type WirePuzzle, type WireSpelling } from '@emojigma/contract/wire/puzzle-view.ts'
import { WrittenReply } from '../../platform/http/serve.ts'
import { anybodyIn, type PuzzleVisitor } from '../../platform/visitor.ts'
import type { Puzzles } from './service.ts'

/** Puzzles as a call asks for them. */
export interface PuzzleQuery<C extends Call> {
  readonly call: C
  /** All that the call was asked with, but for who asks. */
  readonly key: string
  readonly read: (visitor: PuzzleVisitor) => Promise<readonly PuzzleView[]>
  readonly toBody: (views: readonly PuzzleView[]) => ReplyOf<C>
  /** Which puzzles these are depends on what the visitor has played. */
  readonly isOwn?: boolean
}

/** Replies with puzzles. Guests who have played none of them share one reply, which is written once a second at most. */
export async function replyWithPuzzles<C extends Call>(
  puzzles: Puzzles,
  { call, key, read, toBody, isOwn = false }: PuzzleQuery<C>,
  visitor: PuzzleVisitor,
): Promise<ReplyOf<C> | WrittenReply<C>> {
  if (visitor.role === 'guest' && !(isOwn && visitor.player !== undefined)) {
    const { language } = visitor
    const name = `${puzzles.today} ${language.language.code} ${call.path} ${key}`
    const { puzzleIds, reply } = await puzzles.guestReplies.get(name, async () => {
      const views = await read(anybodyIn(language))
      return { puzzleIds: views.map(({ id }) => id), reply: new WrittenReply(call, toBody(views)) }
    })
    if (await puzzles.hasPlayedNone(visitor.player, puzzleIds)) return reply
  }
  return toBody(await read(visitor))
}

export function wired<Spelling extends WireSpelling>(views: readonly PuzzleView[], spelling: Spelling): WirePuzzle<Spelling>[] {
  return views.map((view) => puzzleToWire(view, spelling))
}
