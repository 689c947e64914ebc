import type * as English from '../../../../en/page/shell/notices/CryptoNotice.tsx'

export const heading = 'En esta página no se puede jugar'
export const reason = 'Tu navegador ha desactivado la parte que crea números al azar, y para jugar hace falta.'
export const tryHttps: typeof English.tryHttps = (link) => <>Prueba {link('la misma página con https')}.</>
export const lookAround = 'Puedes seguir mirando todo lo demás.'
