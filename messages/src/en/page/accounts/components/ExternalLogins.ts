export const loggingInWithThe = 'Logging in with the other site did not work. Please try again, or log in another way.'
export const logInWith = (name: string) => `Log in with ${name}`
export const logInWithAnotherSite = 'Log in with another site'
