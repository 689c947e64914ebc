import type * as English from '../../../../en/page/shell/notices/CrashPage.tsx'

export const title = 'Algo ha fallado'
export const description = 'No se pudo mostrar esta página.'
export const heading = 'Lo sentimos, ha ocurrido algo inesperado.'
export const refresh = 'Recargar la página'
export const writeTo: typeof English.writeTo = (address) => <>Si sigue pasando, escribe a {address}.</>
