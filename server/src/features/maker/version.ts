import { contentTag } from '../../platform/http/entity-tags.ts'
import type { StoredMade } from './queries.ts'

/** Tells what a puzzle reads and asks just now: another title or another question has another version. */
export function versionOf({ title, question }: Pick<StoredMade, 'title' | 'question'>): string {
  return contentTag(JSON.stringify([title, question]))
}
