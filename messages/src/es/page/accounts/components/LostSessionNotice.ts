export const logIn = 'Iniciar sesión'
export const logInToPlayOn = 'Tu sesión se ha cerrado. Entra otra vez con tu clase: lo que resolviste sigue ahí.'
export const logInToGoOn = 'Tu sesión se ha cerrado. Inicia sesión otra vez y sigues donde estabas.'
export const yourAccountIsDeleted = 'Tu cuenta se ha eliminado, con todo lo que había en ella.'
