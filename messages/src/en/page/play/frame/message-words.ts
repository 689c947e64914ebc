export const thisAnswer = 'This answer'
export const wasNotCounted = (which: string, message: string) => `${which} was not counted. ${message}`
export const wasNotCountedBecause = (which: string) =>
  `${which} was not counted, because something went wrong. Please reload the page and try again.`
export const hMin = (hours: number, minutes: number) => `${hours} h ${minutes} min`
export const min = (minutes: number) => `${minutes} min`
