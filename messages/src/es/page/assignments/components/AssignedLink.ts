export const answerSeen = 'respuesta vista'
export const begun = 'empezado'
export const solved = 'resuelto'
