export const oneMoment = 'One moment...'
export const notTyped = 'This page can’t be used just now. Reload it, or open the link that led here once more.'
export const nothingLost = 'Something went wrong... Nothing you typed is lost: try again in a moment.'
export const unreachable = 'Emojigma can’t be reached just now. Nothing you typed is lost: try again in a moment.'
export const offline = 'You are offline. Nothing you typed is lost: try again in a moment.'
export const show = (label: string) => `Show ${label.toLowerCase()}`
