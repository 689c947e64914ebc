import { useEffect, useState } from 'react'
import { EquationLines } from '../../play/index.ts'
import type { Answer } from '../../../ui/loading/Fetched.tsx'

/** Withholds a query's data until the code that renders most exercises has loaded or failed: otherwise the exercise would grow later, and
 *  move what is about to be pressed. */
export function useDrawable<Data>(answer: Answer<Data>): Answer<Data> {
  const [isDrawable, setDrawable] = useState(false)
  useEffect(() => {
    const finish = () => setDrawable(true)
    EquationLines.load().then(finish, finish)
  }, [])
  return isDrawable ? answer : { ...answer, data: undefined }
}
