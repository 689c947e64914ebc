import type * as language from '@emojigma/messages/language.ts'
import type { Translated } from '@emojigma/messages/shape.ts'

type OfLanguage = Translated<typeof language>

/** Every language of the site, named in itself. */
export const LANGUAGES: readonly OfLanguage[] = Object.values(
  import.meta.glob<OfLanguage>('../../../../messages/src/*/language.ts', { eager: true }),
)
