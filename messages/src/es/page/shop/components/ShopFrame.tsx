import type * as English from '../../../../en/page/shop/components/ShopFrame.tsx'

export const forGrownUpsNothing: typeof English.forGrownUpsNothing = (strong) => (
  <>
    {strong('Para personas adultas.')} Nada de esto hace falta para jugar. Los libros de puzles son archivos para imprimir en casa, tantas
    veces como quieras; si otra tienda vende algo, el enlace lleva a esa tienda. Si eres menor, mira todo lo que quieras y deja el resto a
    una persona adulta.
  </>
)
