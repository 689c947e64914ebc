/** Texts of the files that lie beside the pages, by their name and the name of their place in it. */
export const offline = {
  title: 'You are offline',
  explanation: 'This page needs the internet, and we can’t reach it just now. Puzzles that are on this device can be played all the same:',
  today: 'Today’s puzzles',
  surprise: 'Surprise me with one',
  again: 'Try this page again',
  kept: 'Your answers are kept here, and sent when you are back online.',
} as const
export const unsupported = {
  title: 'Browser not supported',
  heading: 'This browser is too old for Emojigma',
  reason: 'Our puzzles need parts that this browser does not have yet. With one of these, or any newer one, they work:',
  chrome: 'Chrome or Edge 123',
  firefox: 'Firefox 124',
  safari: 'Safari 17.5, on iPhone and iPad iOS 17.5',
  samsung: 'Samsung Internet 27',
  update: 'Updating the browser or the device usually brings it. On a school computer, ask whoever looks after it.',
} as const
export const manifest = {
  description: 'Emoji maths and logic puzzles, forty new ones every day. Today’s can be played without internet, too.',
  today: 'Today’s puzzles',
  shortToday: 'Today',
  riddles: 'Emoji riddles',
  shortRiddles: 'Riddles',
  random: 'Random puzzle',
  shortRandom: 'Random',
} as const
