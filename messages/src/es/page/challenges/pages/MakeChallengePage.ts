import type * as English from '../../../../en/page/challenges/pages/MakeChallengePage.ts'

export const challengeAFriend = 'Reta a un amigo'
export const yourChallengeIsReady = 'Tu reto está listo. Quien tenga el enlace puede participar.'
export const friendsCanPlayThese =
  'Tus amigos pueden jugar estos puzles hasta que acabe el día, a medianoche UTC. Quién resolvió qué queda en su página durante 90 días.'
export const lookAtTheChallenge = 'Ver el reto'
export const makeAnotherOne = 'Hacer otro'
export const chooseUpToOf: typeof English.chooseUpToOf = (most) =>
  `Elige hasta ${most} puzles de hoy y envía el enlace a alguien. Así se ve quién resolvió qué: sin reloj, sin puntuaciones y sin el nombre de verdad de nadie.`
export const puzzlesADayAre: typeof English.puzzlesADayAre = (free) =>
  `${free} puzles al día son gratis para todo el mundo. Si eliges más, puede que algunos estén cerrados para tu amigo.`
export const makeTheLink = 'Crear el enlace'
export const chooseAFewOf =
  'Elige unos cuantos puzles de hoy, envía el enlace a alguien y así se ve quién resolvió qué. Sin reloj, sin puntuaciones y solo con nombres inventados.'
export const noneChosenYet = 'Aún no hay nada elegido'
export const ofChosen: typeof English.ofChosen = (count, most) => `${count} de ${most} elegidos`
