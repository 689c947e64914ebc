import { path } from '@emojigma/messages/language.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { useEffect } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import type { Answer } from '../../../ui/loading/Fetched.tsx'

interface DailySet {
  readonly Day: Day
}

/** The set of the day as the server answers it, or, where it cannot be reached, as the device kept it today.
 *  @param name under which the device keeps the latest one of the page's language */
export function useDailySet<T extends DailySet>(name: string, day: Day, answer: Answer<T>): Answer<T> {
  const { data, isError } = answer
  const key = name + path
  useEffect(() => {
    if (data) onDevice.keep(key, JSON.stringify(data))
  }, [key, data])
  if (data || !isError) return answer
  const kept = onDevice.readJson(key)
  return isSetOf(kept, day) ? { ...answer, data: kept as T, isError: false } : answer
}

function isSetOf(kept: unknown, day: Day): kept is DailySet {
  return typeof kept === 'object' && kept !== null && 'Day' in kept && kept.Day === day && 'Junior' in kept && 'Next' in kept
}
