import { checkMade } from '@emojigma/engine/maker/check.ts'
import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { useEffect, useState } from 'react'

/** The check waits this long after the last change. */
const PAUSE_MS = 250

/** The engine's check of a question; undefined while the question changes or is incomplete. */
export function useMadeCheck(question: MadeQuestion | undefined): MadeCheck | undefined {
  const key = question && JSON.stringify(question)
  const [checked, setChecked] = useState<{ readonly key: string; readonly check: MadeCheck }>()
  useEffect(() => {
    if (key === undefined) return undefined
    const timer = setTimeout(() => setChecked({ key, check: checkMade(JSON.parse(key) as MadeQuestion) }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [key])
  return checked?.key === key ? checked?.check : undefined
}
