/** The middle one is right. */
export const wordsOfThree: readonly string[] = ['DOG', 'CAT', 'COW']
/** Its letters, by their places in the alphabet. */
export const spelt: readonly number[] = [3, 1, 20]
/** Of the emoji in the pictures: an apple, a pear, a carrot and a mushroom. */
export const names: readonly string[] = ['apple', 'pear', 'carrot', 'mushroom']
