export const whatIsEachEmojiWorth = 'What is each emoji worth?'
export const isWorth = (name: string | undefined, isMarked: boolean) => `${name} is worth${isMarked ? ', in the hint' : ''}`
