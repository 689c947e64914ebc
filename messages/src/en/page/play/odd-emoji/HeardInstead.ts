export const playAClassicBy = 'Play a Classic by ear instead, for the same points'
