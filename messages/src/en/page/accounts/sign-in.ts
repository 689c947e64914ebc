export const somethingWentWrongTry = 'Something went wrong... Try again in a moment.'
