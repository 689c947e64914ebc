export const unprintable = 'Il nous manque certaines de ces lettres sur papier. Écrivez-le autrement.'
