export const wordsOfThree: readonly string[] = ['SOL', 'FIN', 'MAR']
export const spelt: readonly number[] = [6, 9, 14]
export const names: readonly string[] = ['manzana', 'pera', 'zanahoria', 'champiñón']
