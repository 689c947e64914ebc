export const stopRenewing = 'Stop renewing'
export const renewAgain = 'Renew again'
export const oneMoment = 'One moment...'
