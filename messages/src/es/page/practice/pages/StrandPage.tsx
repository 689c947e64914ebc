import type * as English from '../../../../en/page/practice/pages/StrandPage.tsx'

export const allStrands = 'Todas las series'
export const no: typeof English.no = (id) => `N.º ${id}`
export const puzzlesLike: typeof English.puzzlesLike = (link) => <>Puzles como {link}</>
export const practise: typeof English.practise = (name) => `Practicar: ${name}`
export const emojiPuzzlesToPractise: typeof English.emojiPuzzlesToPractise = (about) =>
  `${about} Puzles de emojis para practicar, paso a paso.`
