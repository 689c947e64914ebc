import type * as English from '../../../../en/page/puzzles/components/BookPromo.tsx'

export const puzzlesOnPaperSee: typeof English.puzzlesOnPaperSee = (link) => <>Puzles en papel. {link('Ver el libro')}</>
