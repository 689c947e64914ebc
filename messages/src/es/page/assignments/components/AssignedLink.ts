export const answerSeen = 'respuesta vista'
