import { useEffect } from 'react'
import { onDemand } from '../../../platform/browser/on-demand.ts'
import { useAccount } from '../../../platform/session/session.ts'
import { useDispatch, useSelector } from '../../../platform/use-store.ts'
import { isClaimUnfinished } from './unfinished-claim.ts'
import { sendUnsent } from './reports.ts'
import { unsentGuesses } from './unsent-guesses.ts'

const RETRY_MS = 30_000

/** Sends this device's unsent guesses: at the start, when the browser is online again, and every half minute while some are waiting. */
export function useGuessUpload(): void {
  const dispatch = useDispatch()
  const isWaiting = useSelector((state) => state.guesses.isWaiting)
  const accountId = useAccount()?.id
  useEffect(() => {
    const send = async () => {
      if (accountId !== undefined && isClaimUnfinished(accountId)) {
        const code = await onDemand(() => import('./claim-device-solves.ts'), 'claimDeviceSolves')
        await code?.claimDeviceSolves(dispatch, accountId)
      }
      await sendUnsent(dispatch)
    }
    const sendAtOnce = () => void send()
    if (accountId !== undefined || unsentGuesses().length > 0) sendAtOnce()
    addEventListener('online', sendAtOnce)
    return () => removeEventListener('online', sendAtOnce)
  }, [dispatch, accountId])
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void sendUnsent(dispatch), RETRY_MS)
    return () => clearInterval(timer)
  }, [dispatch, isWaiting])
}
