import type * as English from '../../../../en/page/challenges/components/TakePart.tsx'

export const undo = 'Deshacer'
export const youLeftTheChallenge = 'Has dejado el reto. Ya nadie te ve en él.'
export const youTakePartAs: typeof English.youTakePartAs = (name) => <>Participas como {name}.</>
export const leaveTheChallenge = 'Dejar el reto'
export const asManyAsFit = 'Ya participan todos los que caben. Puedes jugar los puzles igualmente.'
export const takeItAndThe = 'Acéptalo, y los demás ven cuáles de estos puzles resuelves, con un nombre que inventamos para ti.'
export const takeIt = 'Aceptarlo'
