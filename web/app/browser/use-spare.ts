import { useState } from 'react'
import { useSpareTime } from './use-spare-time.ts'

/** Whether it is time for what nobody waits for: somebody has done something on the page, or it has settled. Never on the server and in the
 *  first frame. */
export function useSpare(): boolean {
  const [isSpare, setSpare] = useState(false)
  useSpareTime(async () => setSpare(true))
  return isSpare
}
