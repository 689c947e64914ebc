import { useEffect, useMemo, useState } from 'react'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { keepWork, onWorkElsewhere, readWork } from '../offline/stored-work.ts'
import { keptWorkingOut, NO_WORKING_OUT, parseWorkingOut, type WorkingOut } from './working-out.ts'

/** Notes about one puzzle, which a reload brings back.
 *  @param language as `parseWorkingOut` has it */
export function useWorkingOut(puzzleId: number, language: string): [work: WorkingOut, change: (work: WorkingOut) => void] {
  const isKept = useInBrowser(() => readWork(puzzleId) !== undefined, false)
  const kept = useMemo(() => (isKept ? parseWorkingOut(readWork(puzzleId), language) : NO_WORKING_OUT), [isKept, puzzleId, language])
  const [changed, setChanged] = useState<WorkingOut>()
  useEffect(() => onWorkElsewhere(puzzleId, () => setChanged(parseWorkingOut(readWork(puzzleId), language))), [puzzleId, language])
  const change = (work: WorkingOut) => {
    setChanged(work)
    keepWork(puzzleId, keptWorkingOut(work, language, readWork(puzzleId)))
  }
  return [changed ?? kept, change]
}
