import type { Emoji } from '../question.ts'
import pale from './pale.json' with { type: 'json' }

/** Allowed emoji whose outline is too weak against a tile for the small cells of Emojidoku and Spot the odd emoji. */
export const PALE_EMOJI: ReadonlySet<Emoji> = new Set(pale)
