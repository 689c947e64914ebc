export const shareTodaysResult = 'Compartir el resultado de hoy'
export const copyTodaysResult = 'Copiar el resultado de hoy'
