import type { RefObject } from 'react'
import { useReadingAlong } from './use-reading-along.ts'

/** While it is drawn, what happens at the puzzle is read; shows nothing.
 *  @param place stands in the puzzle, or in the dialog that the puzzle lies in */
export function ReadingAlong({ place }: { readonly place: RefObject<Element | null> }) {
  useReadingAlong(place)
  return null
}
