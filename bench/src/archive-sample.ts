import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { generateDaily } from '@emojigma/engine/daily.ts'
import { SLOTS, type Day } from '@emojigma/engine/day.ts'
import { check } from './checker/check.ts'

export interface Doubt {
  readonly day: Day
  readonly slot: number
  readonly fault: string
}

/** Makes the puzzles of a day as the site does and hands what is displayed to the independent checker.
 *  @returns one entry for each puzzle whose displayed question has not exactly the answer that the engine proved */
export function doubtsOfDay(day: Day): Doubt[] {
  return SLOTS.flatMap((_, slot) => {
    const { question, answer } = generateDaily(day, slot, 0)
    const verdict = check(JSON.stringify(question), question.typeId === 5 ? drawQuestion(question, emojiArt) : '')
    if (verdict.kind === 'refused') return [{ day, slot, fault: verdict.fault }]
    return verdict.answer === answer ? [] : [{ day, slot, fault: `${verdict.answer}, not ${answer}` }]
  })
}
