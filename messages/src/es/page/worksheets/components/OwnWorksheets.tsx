import type * as English from '../../../../en/page/worksheets/components/OwnWorksheets.tsx'

export const makeYourOwn = 'Crea las tuyas'
export const worksheetIsPartOf: typeof English.worksheetIsPartOf = (strong) => (
  <>
    {strong('Crear fichas')} forma parte de todos los planes: elige los niveles y tipos de puzles, cuántos, una hoja de respuestas, letra
    grande y hasta treinta variantes para una clase.
  </>
)
export const seePlans = 'Ver planes'
