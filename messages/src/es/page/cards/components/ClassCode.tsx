import type * as English from '../../../../en/page/cards/components/ClassCode.tsx'

export const classCode = 'Código de clase'
export const forTheBoardStudents: typeof English.forTheBoardStudents = (url) => (
  <>
    Para la pizarra: abren {url}, escriben el código de clase y tocan los dibujos de su tarjeta. En las tabletas de la clase, guarda ese
    enlace.
  </>
)
export const anotherClassCode = 'Otro código de clase'
export const askForAnotherCode = '¿Otro código de clase?'
export const theCodeOnPrinted =
  'El código de las tarjetas impresas deja de servir al momento; sus códigos QR, códigos largos y dibujos siguen. Elige esto si alguien lo adivina.'
export const makeAnotherCode = 'Hacer otro código'
