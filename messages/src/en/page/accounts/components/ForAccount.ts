export const login = 'Login'
export const logInToGoOn = 'Log in to go on'
export const thisPageBelongsTo = 'This page belongs to an account.'
