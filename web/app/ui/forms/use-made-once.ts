import { useRef } from 'react'
import { randomId } from '../../browser/crypto-facility.ts'

/** Asks the server for something so that it is made once, although an answer may be lost on its way. What is asked for again in the same words
 *  has the same key, until it is known to be made. A refusal changes nothing about that: an earlier try may have come through. Other words are
 *  another wish, with another key. One wish at a time.
 *  @returns sends a wish with its key */
export function useMadeOnce() {
  const unanswered = useRef<{ readonly words: string; readonly key: string }>(undefined)
  return async <Answer extends object>(wish: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(wish)
    if (unanswered.current?.words !== words) unanswered.current = { words, key: randomId() }
    const answer = await send(unanswered.current.key)
    if (!('error' in answer)) unanswered.current = undefined
    return answer
  }
}
