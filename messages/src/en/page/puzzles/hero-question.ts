export const whatIsEachEmojiWorth = 'What is each emoji worth?'
export const whatIs = (spokenExpression: string) => `What is ${spokenExpression}?`
