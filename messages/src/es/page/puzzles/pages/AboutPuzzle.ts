import type * as English from '../../../../en/page/puzzles/pages/AboutPuzzle.ts'

export const howToPlayKind: typeof English.howToPlayKind = (kind) => `Cómo se juega: ${kind}`
