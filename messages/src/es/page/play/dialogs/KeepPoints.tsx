import type * as English from '../../../../en/page/play/dialogs/KeepPoints.tsx'

export const registerToKeepYourPoints: typeof English.registerToKeepYourPoints = (link, points) => (
  <>
    {link('Crea una cuenta')} para guardar tus {points} puntos.
  </>
)
