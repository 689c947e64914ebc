export const login = 'Iniciar sesión'
export const logInToGoOn = 'Inicia sesión para seguir'
export const thisPageBelongsTo = 'Esta página es de una cuenta.'
