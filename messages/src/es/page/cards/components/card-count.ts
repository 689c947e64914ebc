import type * as English from '../../../../en/page/cards/components/card-count.ts'
import { several } from '../../../grammar.ts'

export const cards: typeof English.cards = (count) => several(count, 'tarjeta', 'tarjetas')
