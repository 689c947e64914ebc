import { createHash } from 'node:crypto'
import type { StoredMade } from './queries.ts'

/** Tells what a puzzle reads and asks just now: another title or another question has another version. */
export function versionOf({ title, question }: Pick<StoredMade, 'title' | 'question'>): string {
  return createHash('sha256')
    .update(JSON.stringify([title, question]))
    .digest('base64url')
    .slice(0, 22)
}
