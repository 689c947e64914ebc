import type * as English from '../../../../en/page/solutions/components/LockedSolution.tsx'

export const onceSolvedOrLookedAt = 'Cuando hayas resuelto este puzle o mirado su respuesta, puedes recorrer aquí sus pasos.'
export const onceSolved = 'Cuando hayas resuelto este puzle, puedes recorrer aquí sus pasos.'
export const aPlanOpensIt = 'Este puzle está cerrado. Con un plan se abre, y también su respuesta.'
export const seePlans = 'Ver planes'
export const backToThePuzzle = 'Volver al puzle'
export const seeTheAnswer = 'Ver la respuesta'
export const orSolveItYourself: typeof English.orSolveItYourself = (link) => (
  <>O resuélvelo tú: entonces sus pasos se abren aquí. {link('Volver al puzle')}</>
)
export const login = 'Iniciar sesión'
export const register = 'Crear cuenta'
export const stillToBeSolved = 'Aún por resolver'
export const answersArePartOf = 'Las respuestas forman parte de una suscripción'
