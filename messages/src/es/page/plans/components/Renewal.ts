export const stopRenewing = 'Dejar de renovar'
export const renewAgain = 'Renovar de nuevo'
export const oneMoment = 'Un momento...'
