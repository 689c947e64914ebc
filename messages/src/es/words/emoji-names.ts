import type * as English from '../../en/words/emoji-names.ts'
import emojiNames from './emoji-names.json' with { type: 'json' }

/** In a child's words. Without commas, since names are listed with commas. */
export const names: typeof English.names = emojiNames

export const changes: typeof English.changes = {
  mirror: 'en espejo',
  'turn left': 'se inclina a la izquierda',
  'turn right': 'se inclina a la derecha',
  less: 'le falta una parte',
  wink: 'con un ojo cerrado',
  flip: 'una parte boca abajo',
  move: 'una parte movida',
  lighter: 'una parte más clara',
  darker: 'una parte más oscura',
}
