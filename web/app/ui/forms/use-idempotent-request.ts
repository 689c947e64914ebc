import { useRef } from 'react'
import { randomId } from '../../platform/browser/crypto-facility.ts'
import { inTab } from '../../platform/browser/storage.ts'

/** As the tab stores it. */
interface PendingRequest {
  /** The request as JSON. */
  readonly words: string
  readonly key: string
}

/** Sends a request with an idempotency key, so that a retry after a lost reply creates nothing twice. The same request keeps its key until
 *  a reply without an error arrives; an error keeps it too, since an earlier attempt may have succeeded. Another request gets another key.
 *  One request at a time.
 *  @param storageKey under which the tab stores the key, so that it survives a reload; absent = it is not stored
 *  @returns sends the request with its key */
export function useIdempotentRequest(storageKey?: string) {
  const pending = useRef<PendingRequest>(undefined)
  return async <Answer extends object>(request: unknown, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const words = JSON.stringify(request)
    pending.current ??= storageKey === undefined ? undefined : (inTab.readJson(storageKey) as PendingRequest | undefined)
    if (pending.current?.words !== words) pending.current = { words, key: randomId() }
    if (storageKey !== undefined) inTab.keep(storageKey, JSON.stringify(pending.current))
    const answer = await send(pending.current.key)
    if (!('error' in answer)) {
      pending.current = undefined
      if (storageKey !== undefined) inTab.forget(storageKey)
    }
    return answer
  }
}
