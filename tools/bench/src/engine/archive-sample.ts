import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import type { Puzzle } from '@emojigma/engine/question.ts'
import { MAX_ATTEMPTS } from '@emojigma/server/features/puzzles/draft.ts'
import { check } from './checker/check.ts'

interface PublishedPuzzle {
  readonly day: Day
  readonly slot: number
  /** Above 0 where earlier attempts would have repeated another puzzle. */
  readonly attempt: number
  readonly puzzle: Puzzle
}

/** The puzzles of one slot as a site publishes them when it fills its archive backwards from the last day. A repeat within the window of
 *  its type and level is replaced by the next attempt. */
export function* publishedInSlot(slot: number, firstDay: Day, endDay: Day): Generator<PublishedPuzzle> {
  /** The earliest day of each key. */
  const dayOfKey = new Map<string, Day>()
  for (let day = endDay - 1; day >= firstDay; day -= 1) {
    for (let attempt = 0; ; attempt += 1) {
      const puzzle = generateDaily(day, slot, attempt)
      const kind = kindOf(puzzle.question.typeId)
      const key = kind.repeatKey(puzzle)
      const before = dayOfKey.get(key)
      const isRepeat = before !== undefined && before - day <= (kind.repeatWindowDays(puzzle.levelId) ?? Infinity)
      if (isRepeat && attempt < MAX_ATTEMPTS) continue
      dayOfKey.set(key, day)
      yield { day, slot, attempt, puzzle }
      break
    }
  }
}

/** Gives the displayed question to the independent checker.
 *  @returns the fault, if the checker does not find exactly the engine's answer */
export function faultOf({ question, answer }: Puzzle): string | undefined {
  const verdict = check(JSON.stringify(question), question.typeId === 5 ? drawQuestion(question, emojiArt) : '')
  if (verdict.kind === 'refused') return verdict.fault
  return verdict.answer === answer ? undefined : `${verdict.answer}, not ${answer}`
}
