import type { ProgressTopic } from '@emojigma/contract/rules/progress.ts'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { storedAccount } from '../session-storage.ts'
import { useAccount } from '../session.ts'
import type { Dispatch } from '../../store.ts'
import { useDispatch } from '../../use-store.ts'
import { changeProgress, storedProgress, mergeProgress, onProgressChange, progressKey, type ProgressItems } from './progress-storage.ts'
import type { keepProgress, ProgressItem, ProgressReply } from '@emojigma/contract/play/progress.ts'
import { api } from '../../api.ts'
import { post } from '../../call.ts'

interface ProgressUpdate {
  readonly topic: ProgressTopic
  readonly items: readonly ProgressItem[]
}

const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepProgress: build.mutation<readonly ProgressItem[], ProgressUpdate>({
      query: ({ topic, items }) => post<typeof keepProgress>('/api/Progress/KeepProgress', { Topic: topic, Items: items }),
      transformResponse: ({ Items }: ProgressReply) => Items,
    }),
  }),
})

export interface ProgressOfTopic {
  /** By name; removed ones have the value 0. Empty in the first frame. */
  readonly items: ProgressItems
  /** Sets one item on the device at once, and in the account as soon as the server can be reached.
   *  @param item matches PROGRESS_ITEM
   *  @param value 0 = removed */
  readonly keep: (item: string, value: number) => void
}

/** A player's progress in a topic, as a set of items: on the device for a guest, on all devices for an account.
 *  Source: docs/product.md, Progress */
export function useProgress(topic: ProgressTopic): ProgressOfTopic {
  const dispatch = useDispatch()
  const accountId = useAccount()?.id
  const items = useSyncExternalStore(
    onProgressChange,
    () => storedProgress(progressKey(topic)),
    () => NOTHING,
  )
  useEffect(() => {
    if (accountId === undefined) return undefined
    const send = () => void sendProgress(dispatch, topic)
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [accountId, dispatch, topic])
  const keep = useCallback(
    (item: string, value: number) => {
      changeProgress(progressKey(topic), item, value)
      if (storedAccount()) void sendProgress(dispatch, topic)
    },
    [dispatch, topic],
  )
  return { items, keep }
}

const NOTHING: ProgressItems = new Map()
/** The last sync of each key; the next one starts when it has ended, and includes the changes since. */
const sending = new Map<string, Promise<void>>()

/** Sends local changes of a topic to the account and merges the reply. */
export function sendProgress(dispatch: Dispatch, topic: ProgressTopic): Promise<void> {
  const key = progressKey(topic)
  const turn = (sending.get(key) ?? Promise.resolve()).then(() => sendNow(dispatch, topic, key))
  sending.set(key, turn)
  return turn
}

async function sendNow(dispatch: Dispatch, topic: ProgressTopic, key: string): Promise<void> {
  // The player has changed meanwhile.
  if (key !== progressKey(topic) || !storedAccount()) return
  const sent = new Map([...storedProgress(key)].filter(([, { isSent }]) => !isSent))
  const items = [...sent].map(([item, { value, atMs }]) => ({ Item: item, Value: value, ChangedAtMs: atMs }))
  const { data } = await dispatch(progressApi.endpoints.keepProgress.initiate({ topic, items }, { track: false }))
  if (!data || key !== progressKey(topic)) return
  mergeProgress(key, sent, new Map(data.map(({ Item, Value, ChangedAtMs }) => [Item, { value: Value, atMs: ChangedAtMs, isSent: true }])))
}
