export const whatForYouGoesBy = 'What “For you” goes by'
export const nothingWasPlayedYet = 'Nothing was played yet, so it begins gently.'
