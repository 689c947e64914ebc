import { useLiveStats } from './api.ts'

/** Keeps the live connection open; renders nothing. */
export function LiveListener() {
  useLiveStats()
  return null
}
