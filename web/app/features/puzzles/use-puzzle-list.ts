import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useKnownPlayed, type Played } from '../play/index.ts'
import { useGetPuzzleListInfiniteQuery } from './list-api.ts'
import { joinedPages, type ListRequest } from './list-request.ts'

/** A list reached by a link is refetched when it is older. */
const FRESH_S = 60
const NO_PUZZLES: readonly PuzzleView[] = []

export interface PuzzleList {
  /** Undefined while loading. */
  readonly puzzles: readonly PuzzleView[] | undefined
  /** Undefined while unknown. */
  readonly played: Played | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
  /** State of the next page. */
  readonly more: 'there' | 'awaited' | 'failed' | 'none'
  /** Puzzles added by the last Show more. */
  readonly added: number
  readonly showMore: () => void
  /** Around the cards; the first new one takes the focus. */
  readonly cards: RefObject<HTMLDivElement | null>
  /** Around Show more; keeps the focus if no card was added. */
  readonly foot: RefObject<HTMLDivElement | null>
}

/** An endless list of puzzles. Going back to it shows the same cards.
 *  @param hidesSolved leave out solved puzzles */
export function usePuzzleList(request: ListRequest, hidesSolved: boolean): PuzzleList {
  const isBack = useNavigationType() === NavigationType.Pop
  const answer = useGetPuzzleListInfiniteQuery(request, { refetchOnMountOrArgChange: isBack ? false : FRESH_S })
  const { currentData, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = answer
  const listed = useMemo(() => currentData && joinedPages(currentData.pages), [currentData])
  const played = useKnownPlayed(listed ?? NO_PUZZLES)
  const puzzles = hidesSolved ? listed?.filter(({ id }) => !played?.solved.includes(id)) : listed
  const count = puzzles?.length ?? 0
  const key = JSON.stringify(request)

  const [lastMore, setLastMore] = useState<{ readonly key: string; readonly count: number }>()
  const added = lastMore?.key === key ? Math.max(0, count - lastMore.count) : 0
  const cards = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)
  const isThere = !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (firstNew.current === undefined || !isThere) return
    const card = cards.current?.querySelectorAll<HTMLElement>('li > a')[firstNew.current]
    firstNew.current = undefined
    // Not if the focus has moved meanwhile.
    const { activeElement } = document
    if (activeElement === document.body || foot.current?.contains(activeElement)) (card ?? foot.current)?.focus()
  }, [isThere])

  const showMore = () => {
    if (isFetchingNextPage) return
    setLastMore({ key, count })
    firstNew.current = count
    void fetchNextPage()
  }

  return {
    puzzles,
    played,
    isError,
    refetch,
    more: isFetchingNextPage ? 'awaited' : isFetchNextPageError ? 'failed' : hasNextPage ? 'there' : 'none',
    added,
    showMore,
    cards,
    foot,
  }
}
