import type * as English from '../../../../en/page/shell/notices/MissingPage.tsx'

export const title = 'No tienes conexión'
export const needsInternet = 'Esta página necesita internet'
export const description = 'Esta página necesita internet.'
export const retry = 'Intentar de nuevo'
export const comesByItself = 'Ahora no tienes conexión. La página aparece sola cuando vuelva.'
export const untilThen: typeof English.untilThen = (link) => <>Mientras tanto, aquí están {link('los puzles de hoy')}.</>
