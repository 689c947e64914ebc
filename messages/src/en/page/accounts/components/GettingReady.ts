export const pleaseWaitAMoment = 'Please wait a moment'
export const gettingYourAccountReady = 'Getting your account ready...'
