import type * as English from '../../../../en/page/accounts/components/ExternalLogins.ts'

export const loggingInWithThe = 'No se pudo entrar con el otro sitio. Inténtalo de nuevo o entra de otra forma.'
export const logInWith: typeof English.logInWith = (name) => `Entrar con ${name}`
export const logInWithAnotherSite = 'Entrar con otro sitio'
