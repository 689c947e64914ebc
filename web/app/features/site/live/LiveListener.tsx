import { useLiveStats } from './api.ts'

/** Keeps the live connection open while it is there; shows nothing. */
export function LiveListener() {
  useLiveStats()
  return null
}
