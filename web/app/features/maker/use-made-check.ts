import { checkMade } from '@emojigma/engine/maker/check.ts'
import type { MadeCheck, MadeQuestion } from '@emojigma/engine/maker/faults.ts'
import { useEffect, useState } from 'react'

/** So long after the last change the engine looks at it. */
const PAUSE_MS = 250

/** What the engine says of a question as it stands; undefined while it changes, and of one that is not whole yet. */
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
