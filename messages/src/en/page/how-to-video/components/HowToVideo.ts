export const place = (index: number, count: number) => `${index} of ${count}`
export const back = 'Back'
export const next = 'Next'
export const theAnimationNeedsJavascript = 'The animation needs JavaScript. All that it says stands below.'
export const animation = 'Animation'
export const pause = 'Pause'
export const playAgain = 'Play again'
export const play = 'Play'
export const chapters = 'Chapters'
