import { path } from '@emojigma/messages/language.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { useEffect } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import type { Answer } from '../../../ui/loading/Fetched.tsx'

interface DailySet {
  readonly Day: Day
}

/** A query for the day's set, with the copy stored on this device as a fallback.
 *  @param name the storage key, to which the page's language is added */
export function useDailySet<T extends DailySet>(name: string, day: Day, answer: Answer<T>): Answer<T> {
  const { data, isError } = answer
  const key = name + path
  useEffect(() => {
    if (data) onDevice.keep(key, JSON.stringify(data))
  }, [key, data])
  if (data || !isError) return answer
  const stored = onDevice.readJson(key)
  return isSetOf(stored, day) ? { ...answer, data: stored as T, isError: false } : answer
}

function isSetOf(stored: unknown, day: Day): stored is DailySet {
  return typeof stored === 'object' && stored !== null && 'Day' in stored && stored.Day === day && 'Junior' in stored && 'Next' in stored
}
