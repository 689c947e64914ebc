import type * as English from '../../../../en/page/play/dialogs/KeepPoints.tsx'
import { counted } from '../../../grammar.ts'

export const registerToKeepYourPoints: typeof English.registerToKeepYourPoints = (link, points) => (
  <>
    {link('Crea una cuenta')} para guardar tus {counted(points)} puntos.
  </>
)
