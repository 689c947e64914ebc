import { m } from '@emojigma/messages'
import { localizedText } from '../said.ts'
import type { App } from './app-type.ts'
import { InvalidRequest } from './failures.ts'

const NULL_CHARACTER = '\u0000'

/** Refuses U+0000 anywhere in an address or a body: no field of ours can mean it, and databases stumble over it. */
export function refuseNullCharacters(app: App): void {
  app.addHook('onRequest', ({ url }, _reply, next) => next(url.includes('%00') ? nullCharacterIn('url') : undefined))
  app.addHook('preValidation', ({ body }, _reply, next) => next(hasNullCharacter(body) ? nullCharacterIn('body') : undefined))
}

function nullCharacterIn(field: 'url' | 'body'): InvalidRequest {
  return new InvalidRequest({ [field]: [localizedText(m['failure.null_character'])] })
}

/** Walks without recursion: a body may be nested as deep as it is long. */
function hasNullCharacter(body: unknown): boolean {
  const unseen: unknown[] = [body]
  while (unseen.length > 0) {
    const value = unseen.pop()
    if (typeof value === 'string') {
      if (value.includes(NULL_CHARACTER)) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) unseen.push(key, inner)
    }
  }
  return false
}
