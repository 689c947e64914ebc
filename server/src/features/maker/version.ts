import { contentTag } from '../../platform/http/entity-tags.ts'
import type { StoredMadePuzzle } from './queries.ts'

/** A digest of title and question: any change gives another version. */
export function versionOf({ title, question }: Pick<StoredMadePuzzle, 'title' | 'question'>): string {
  return contentTag(JSON.stringify([title, question]))
}
