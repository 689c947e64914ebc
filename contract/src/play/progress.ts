import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { ignored } from '../fields.ts'
import { MOST_PROGRESS_ITEMS, PROGRESS_ITEM, PROGRESS_TOPICS } from '../rules/progress.ts'

/** `Value` depends on the topic, 0 = removed; `ChangedAtMs` is the time of the change on its device. */
const progressItem = z
  .object({ Item: z.string().regex(PROGRESS_ITEM), Value: z.int().min(0).max(1_000_000_000), ChangedAtMs: z.int().min(0) })
  .meta({ id: 'ProgressItem' })
export type ProgressItem = Readonly<z.infer<typeof progressItem>>

export const keepProgress = declareCall({
  method: 'POST',
  path: '/api/Progress/KeepProgress',
  summary: 'Keeps what changed in one of the account’s sets, and says what is in it. Of two changes of one thing the later counts',
  access: 'account',
  bodyLimitBytes: 64 * 1024,
  body: z.object({ Topic: z.enum(PROGRESS_TOPICS), Items: z.array(progressItem).max(MOST_PROGRESS_ITEMS), ...ignored }),
  replies: { 200: z.object({ Items: z.array(progressItem) }), ...refusals(400, 401) },
})
export type ProgressReply = ReplyOf<typeof keepProgress>
