import { PROGRESS_TOPICS } from '@emojigma/contract/rules/progress.ts'
import { storedProgress, progressKey } from '../../platform/session/progress/progress-storage.ts'
import { sendProgress } from '../../platform/session/progress/use-progress.ts'
import type { Dispatch } from '../../platform/store.ts'

/** Sends the account's progress that only this device has. */
export async function sendUnsentProgress(dispatch: Dispatch): Promise<void> {
  const unsent = PROGRESS_TOPICS.filter((topic) => [...storedProgress(progressKey(topic)).values()].some(({ isSent }) => !isSent))
  await Promise.all(unsent.map((topic) => sendProgress(dispatch, topic)))
}
