import type { Riddle } from '@emojigma/content/riddle.ts'
import { useEffect, useState } from 'react'
import { FIRST_RIDDLES, useFirstRiddles, useGetRiddlesQuery } from './api.ts'
import { countsOf, inCategory, knownCode, type CategoryCount } from './categories.ts'

/** Source: docs/product.md, Riddles */
const ALL_AFTER_MS = 1000

interface ShownRiddles {
  /** undefined while nothing is there to show. */
  readonly riddles: readonly Riddle[] | undefined
  /** All of them, once they are there. */
  readonly all: readonly Riddle[] | undefined
  /** Of all categories; empty while nothing is known. */
  readonly counts: readonly CategoryCount[]
  /** The category that is shown; absent = all. */
  readonly code: string | undefined
  readonly isFailed: boolean
  readonly refetch: () => unknown
}

/** The riddles of a category: the first that came with the page, and a second later all.
 *  @param asked the category in the address */
export function useRiddles(asked: string | null): ShownRiddles {
  const first = useFirstRiddles()
  const isTime = useIsTime()
  const isFirstOfAsked = first !== undefined && first.code === knownCode(asked, first.counts)
  const { data: all, error, refetch } = useGetRiddlesQuery(undefined, { skip: isFirstOfAsked && !isTime })
  const counts = all ? countsOf(all) : (first?.counts ?? [])
  const code = knownCode(asked, counts)
  const isFailed = !all && error !== undefined

  let riddles: readonly Riddle[] | undefined
  if (all) riddles = inCategory(all, code).slice(0, isTime ? undefined : FIRST_RIDDLES)
  // Of another category the page has a few at most: shown only where there will be no more.
  else if (isFirstOfAsked || (first && isFailed)) riddles = inCategory(first.riddles, code)

  return { riddles, all, counts, code, isFailed, refetch }
}

/** Whether the page has been there for a second. */
function useIsTime(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), ALL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}
