import type * as English from '../../../../en/page/plans/components/CheckoutForm.tsx'

export const checkout = 'Pago'
export const testMoneyNobodyIs: typeof English.testMoneyNobodyIs = (strong) => (
  <>{strong('Dinero de prueba: no se cobra a nadie.')} No se pide ninguna tarjeta. Lo que compres aquí se abre igual.</>
)
export const price = 'Precio'
export const off: typeof English.off = (percent, code) => (code ? `${percent} % menos con ${code}` : `${percent} % menos`)
export const toPay = 'Por pagar'
export const notNow = 'Ahora no'
export const theCardWasDeclined = 'La tarjeta fue rechazada, así que no se ha pagado nada. Puedes intentarlo de nuevo.'
export const oneMoment = 'Un momento...'
export const payWithTestMoney = 'Pagar con dinero de prueba'
export const tryACardThat = 'Probar una tarjeta rechazada'
export const aPdfToPrint = 'Un PDF para imprimir en A4 o Carta, tuyo para siempre.'
export const aPlanForOneYear = 'Un plan para un año.'
export const aPlanForOne = 'Un plan para un año. Sigue otro año más hasta que lo detengas en Mi cuenta.'
