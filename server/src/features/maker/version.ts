import { contentTag } from '../../platform/http/entity-tags.ts'
import type { StoredMade } from './queries.ts'

/** A digest of title and question: any change gives another version. */
export function versionOf({ title, question }: Pick<StoredMade, 'title' | 'question'>): string {
  return contentTag(JSON.stringify([title, question]))
}
