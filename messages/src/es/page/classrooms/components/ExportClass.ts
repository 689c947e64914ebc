export const saveAllData = 'Guardar todos los datos'
