export const pleaseWaitAMoment = 'Espera un momento, por favor'
export const gettingYourAccountReady = 'Preparando tu cuenta...'
