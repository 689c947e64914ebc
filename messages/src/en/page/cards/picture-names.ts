/** What a picture of a card is called. Codes are made of English words. */
export const pictureName = (word: string) => word
