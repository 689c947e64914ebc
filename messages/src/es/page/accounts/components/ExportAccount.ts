export const downloadMyData = 'Descargar mis datos'
