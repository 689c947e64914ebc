/** By the status of an answer. */
export const byStatus: Readonly<Record<number, string>> = {
  400: 'The request is invalid.',
  401: 'Please log in.',
  404: 'Not found.',
  405: 'This method is not allowed here.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The request must be JSON.',
  429: 'Too many requests. Please wait a moment.',
  431: 'The request is too large.',
  500: 'Something went wrong...',
  501: 'This format is not offered. Please ask for json.',
  503: 'The site is very busy. Please try again in a moment.',
}
export const invalid = 'The request is invalid.'
export const wrong = 'Something went wrong...'
export const mustBeForm = 'The request must be a form.'
export const linkRunOut = 'This link has run out. Go back to the page where you found it, and download it again.'
export const tooManyTries = 'Too many tries. Please wait a few minutes.'
export const nullCharacter = 'must not contain a null character'
export const twoHosts = 'must stand there once'
export const noPuzzle = (id: number) => `Puzzle ID: '${id}'`
export const tooManyPictures = 'Too many pictures are being drawn. Please try again.'
export const anotherSite = 'Another site may not listen.'
export const forWebSocket = 'This address is for a WebSocket.'
export const badSignature = 'The signature is not good.'
