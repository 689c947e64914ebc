import type * as English from '../../../../en/page/puzzles/pages/LimitReached.tsx'

export const youHavePlayedYour = 'Ya has jugado tus tres de hoy'
export const threeNewOnesCome: typeof English.threeNewOnesCome = (wait) => (
  <>Dentro de {wait} llegan tres nuevos. Lo que has empezado sigue abierto, y hasta entonces hay más cosas que hacer:</>
)
export const fromAntToUnicorn = 'De la hormiga al unicornio'
export const allFiveKinds = 'Los cinco tipos'
export const forGrownUpsWith: typeof English.forGrownUpsWith = (link) => (
  <>Para personas adultas: con un plan no hay límite diario. {link('Sobre los planes')}</>
)
export const howYoursWorked = 'Cómo funcionaba el tuyo'
export const seeTheRanks = 'Ver los rangos'
export const howToPlay = 'Cómo se juega'
