export const unprintable = 'A nuestras letras de papel les faltan algunas de estas. Escríbelo de otra forma.'
