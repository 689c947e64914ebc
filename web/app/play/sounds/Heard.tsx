import { useRef } from 'react'
import type { Guessing } from '../frame/use-guessing.ts'
import { useSounds } from './use-sounds.ts'

/** While it stands in a puzzle, that can be heard; shows nothing. */
export function Heard({ guessing }: { readonly guessing: Guessing }) {
  const place = useRef<HTMLSpanElement>(null)
  useSounds(place, guessing)
  return <span ref={place} hidden />
}
