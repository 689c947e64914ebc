import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useKnownPlayed, type Played } from '../play/index.ts'
import { useGetPuzzleListInfiniteQuery } from './list-api.ts'
import { joinedPages, type ListRequest } from './list-request.ts'

/** A list that is come to by a link is asked for again when it is older than this. */
const FRESH_S = 60
const NO_PUZZLES: readonly PuzzleView[] = []

export interface PuzzleList {
  /** Undefined while nothing is known. */
  readonly puzzles: readonly PuzzleView[] | undefined
  /** What this player has done at them; undefined while that is not known. */
  readonly played: Played | undefined
  readonly isError: boolean
  readonly refetch: () => unknown
  /** What there is behind the puzzles that are shown. */
  readonly more: 'there' | 'awaited' | 'failed' | 'none'
  /** How many puzzles Show more has brought last; 0 = none. */
  readonly added: number
  readonly showMore: () => void
  /** Around the cards: the first new one gets the focus. */
  readonly cards: RefObject<HTMLDivElement | null>
  /** Around the way on; it keeps the focus where no card came. */
  readonly foot: RefObject<HTMLDivElement | null>
}

/** A list of puzzles that goes on as far as someone wants to see it. Going back to it shows the same cards.
 *  @param hidesSolved whether what the player has solved has no card */
export function usePuzzleList(request: ListRequest, hidesSolved: boolean): PuzzleList {
  const isBack = useNavigationType() === NavigationType.Pop
  const answer = useGetPuzzleListInfiniteQuery(request, { refetchOnMountOrArgChange: isBack ? false : FRESH_S })
  const { currentData, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = answer
  const listed = useMemo(() => currentData && joinedPages(currentData.pages), [currentData])
  const played = useKnownPlayed(listed ?? NO_PUZZLES)
  const puzzles = hidesSolved ? listed?.filter(({ id }) => !played?.solved.includes(id)) : listed
  const count = puzzles?.length ?? 0
  const key = JSON.stringify(request)

  const [asked, setAsked] = useState<{ readonly key: string; readonly count: number }>()
  const added = asked?.key === key ? Math.max(0, count - asked.count) : 0
  const cards = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)
  const isThere = !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (firstNew.current === undefined || !isThere) return
    const card = cards.current?.querySelectorAll<HTMLElement>('li > a')[firstNew.current]
    firstNew.current = undefined
    // Somebody who went elsewhere meanwhile stays there.
    const { activeElement } = document
    if (activeElement === document.body || foot.current?.contains(activeElement)) (card ?? foot.current)?.focus()
  }, [isThere])

  const showMore = () => {
    if (isFetchingNextPage) return
    setAsked({ key, count })
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
