import { useEffect, useState } from 'react'
import { EquationLines } from '../../play/index.ts'
import type { Answer } from '../../../ui/loading/Fetched.tsx'

/** An answer whose data is there only once there is the code that most exercises are drawn with, or it is known not to come: otherwise an
 *  exercise would grow when it comes, and push away what somebody is about to press. */
export function useDrawable<Data>(answer: Answer<Data>): Answer<Data> {
  const [isDrawable, setDrawable] = useState(false)
  useEffect(() => {
    const end = () => setDrawable(true)
    EquationLines.load().then(end, end)
  }, [])
  return isDrawable ? answer : { ...answer, data: undefined }
}
