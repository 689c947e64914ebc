export const writeItInLetters = 'Escríbelo con letras'
export const theLettersCouldNot = 'No se han podido cargar las letras. Pulsa otra vez.'
