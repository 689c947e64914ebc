import { useRef } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { inTab } from '../../platform/browser/storage.ts'

interface Wish {
  readonly words: string
  readonly key: string
}

/** Asks the server for something so that it is made once, although an answer may be lost on its way. What is asked for again in the same
 *  words has the same key, until it is known to be made. A refusal changes nothing about that: an earlier try may have come through. Other
 *  words are another wish, with another key. One wish at a time.
 *  @param keptAs the name under which the tab keeps the key, so that the page has it again after it was loaded anew; absent = it is not
 *    kept
 *  @returns sends a wish with its key */
export function useMadeOnce(keptAs?: string) {
  const unanswered = useRef<Wish>(undefined)
  return async <Answer extends object>(wish: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(wish)
    unanswered.current ??= keptAs === undefined ? undefined : (inTab.readJson(keptAs) as Wish | undefined)
    if (unanswered.current?.words !== words) unanswered.current = { words, key: randomId() }
    if (keptAs !== undefined) inTab.keep(keptAs, JSON.stringify(unanswered.current))
    const answer = await send(unanswered.current.key)
    if (!('error' in answer)) {
      unanswered.current = undefined
      if (keptAs !== undefined) inTab.forget(keptAs)
    }
    return answer
  }
}
