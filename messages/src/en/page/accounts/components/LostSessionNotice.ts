export const logIn = 'Log in'
export const logInToPlayOn = 'You are logged out. Log in with your class again, and what you solved is there.'
export const logInToGoOn = 'You are logged out. Log in again, and you go on where you were.'
export const yourAccountIsDeleted = 'Your account is deleted, and all that belonged to it.'
