import type * as English from '../../../../en/page/plans/components/YourPlan.tsx'

export const yourPlanComesWith = 'Tu plan viene con tu clase: todos los puzles están abiertos, sin anuncios.'
export const youPlayForFree = 'Juegas gratis. De los planes se ocupa una persona adulta.'
export const freePlaythreeOfThe: typeof English.freePlaythreeOfThe = (strong) => (
  <>{strong('Juego gratis')}Tres de los puzles del día, cada día, y todas las adivinanzas.</>
)
export const seePlans = 'Ver planes'
export const lookAtTheOtherPlans = 'Ver los otros planes'
export const thePaymentForThe =
  'No se pudo cobrar el año siguiente. Quizá la tarjeta sea antigua: con otra tarjeta tu plan sigue. Hasta entonces todo está abierto.'
export const thePaymentForAnother = 'No se pudo cobrar otro año, así que tu plan ha terminado. Si quieres, elige otra tarjeta y sigue.'
export const until: typeof English.until = (day, isPastDue, end) => `Hasta el ${day}${isPastDue ? ' por ahora.' : end}`
export const itEndsThenByItself = '. Entonces termina por sí solo.'
export const itIsSetTo = '. Está puesto para renovarse, pero el dinero de prueba dura un año.'
export const andThenForAnotherYear = ', y después por otro año.'
