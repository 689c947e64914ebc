export const wordsOfThree: readonly string[] = ['MER', 'BAL', 'LAC']
export const spelt: readonly number[] = [2, 1, 12]
export const names: readonly string[] = ['pomme', 'poire', 'carotte', 'champignon']
