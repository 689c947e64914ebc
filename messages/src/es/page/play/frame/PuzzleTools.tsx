import type * as English from '../../../../en/page/play/frame/PuzzleTools.tsx'

export const hint = 'Pista'
export const seeHowItWorks = 'Mira cómo funciona'
export const solved: typeof English.solved = (counts, percent) => (
  <>
    Resuelto <strong>{`${counts} (${percent} %)`}</strong>
  </>
)
export const fullScreen = 'Pantalla completa'
export const reveal = 'Mostrar'
export const download = 'Descargar'
export const worksheet = 'Ficha'
