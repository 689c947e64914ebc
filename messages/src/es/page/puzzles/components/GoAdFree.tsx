import type * as English from '../../../../en/page/puzzles/components/GoAdFree.tsx'

export const preferItWithoutAdverts: typeof English.preferItWithoutAdverts = (link) => (
  <>¿Prefieres sin anuncios? {link('Quitar los anuncios')}</>
)
