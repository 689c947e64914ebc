import type * as English from '../../en/words/emoji-names.ts'
import emojiNames from './emoji-names.json' with { type: 'json' }

/** In a child's words. Without commas, since names are listed with commas. */
export const names: typeof English.names = emojiNames

export const changes: typeof English.changes = {
  mirror: 'en miroir',
  'turn left': 'penché à gauche',
  'turn right': 'penché à droite',
  less: 'une partie manque',
  wink: 'un œil fermé',
  flip: 'une partie à l’envers',
  move: 'une partie déplacée',
  lighter: 'une partie plus claire',
  darker: 'une partie plus foncée',
}
