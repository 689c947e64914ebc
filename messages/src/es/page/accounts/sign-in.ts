export const somethingWentWrongTry = 'Algo ha fallado... Inténtalo de nuevo dentro de un momento.'
