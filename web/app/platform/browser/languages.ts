import type * as language from '@emojigma/messages/language.ts'
import type { Translated } from '@emojigma/messages/shape.ts'

type OfLanguage = Translated<typeof language>

/** Every language there is, as itself calls it. */
export const LANGUAGES: readonly OfLanguage[] = Object.values(
  import.meta.glob<OfLanguage>('../../../../messages/src/*/language.ts', { eager: true }),
)
