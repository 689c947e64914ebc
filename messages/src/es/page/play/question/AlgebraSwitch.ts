export const writeItInLetters = 'Escríbelo con letras'
export const theLettersCouldNot = 'No se pudieron cargar las letras. Pulsa otra vez.'
