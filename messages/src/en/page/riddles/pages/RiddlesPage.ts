export const emojiRiddles = 'Emoji Riddles'
export const sayWhatYouSee = (total: number) => `${total > 0 ? `${total} riddles, free to play. ` : ''}Say what you see.`
export const showAllRiddles = 'Show all riddles'
export const tryAgain = 'Try again'
export const theOtherRiddlesCould = 'The other riddles could not be loaded. Those above stay as they are.'
export const twoHundredEmojiRiddles =
  'Two hundred emoji riddles for the whole family: guess films, books, nursery rhymes, sayings and more from a few emoji, with hints.'
export const noRiddlesHereYet = 'No riddles here yet'
export const thoseOfThisCategory = 'Those of this category have not arrived.'
export const pleaseComeBackLater = 'Please come back later.'
