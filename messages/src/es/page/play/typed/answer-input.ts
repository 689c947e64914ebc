export const freeLimitReached = 'Límite gratis alcanzado...'
export const subscribeToPlay = 'Suscríbete para jugar...'
export const clickToPlay = 'Pulsa para jugar...'
export const answer = 'Respuesta...'
