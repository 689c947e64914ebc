import { useMemo, useState } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { keepWork, readWork } from '../offline/stored-work.ts'
import { isNothing, NO_WORKING_OUT, parseWorkingOut, type WorkingOut } from './working-out.ts'

/** Notes about one puzzle, which a reload brings back. */
export function useWorkingOut(puzzleId: number): [work: WorkingOut, change: (work: WorkingOut) => void] {
  const isHydrated = useHydrated()
  const kept = useMemo(() => (isHydrated ? parseWorkingOut(readWork(puzzleId)) : NO_WORKING_OUT), [isHydrated, puzzleId])
  const [changed, setChanged] = useState<WorkingOut>()
  const change = (work: WorkingOut) => {
    setChanged(work)
    keepWork(puzzleId, isNothing(work) ? undefined : work)
  }
  return [changed ?? kept, change]
}
