export const teachersToChange = 'Your teacher looks after your account. Please ask them for another password.'
export const teachersToRemove = 'Your teacher looks after your account. Please ask them to remove it.'
export const signInAgain = 'Please log in again first, so that we know it is you.'
export const withAGrownUp = 'Ask a grown-up to help you register here with their e-mail. Then you can play with an account.'
/** By what in a card somebody has tried to sign in. */
export const unknownCard = {
  token: 'This card has ended. Ask your teacher for a new one.',
  code: 'This code stands on no card. Look at each letter again.',
  pictures: 'These pictures do not go together. Look at your card, and begin with the first one.',
} as const
export const tooManyCodes = 'There were too many wrong codes here. Wait a little, or ask your teacher to let you in.'
export const wrongNameOrPassword = 'The user name or password is incorrect.'
export const consentAwaited = 'Ask your grown-up to open the link that we mailed to them. Then you can log in.'
export const sessionEnded = 'Please log in again.'
export const linkEnded = 'This link was used already or is too old. Please ask for a new one.'
export const birthYearNeeded = 'In which year were you born?'
export const logInFirst =
  'This e-mail has an account here already. Please log in with your password first, or let us mail you a link to log in.'
export const tooManyPasswords = 'Too many wrong passwords. Please wait a few minutes, or let us mail you a link to log in.'
export const unknownWay = 'This way to log in is not known here.'
export const fieldRequired = (field: string) => `${field} is required.`
export const wrongOldPassword = 'The old password is incorrect.'
export const noPasswordYet = 'Your account has no password yet. “Forgotten password” mails you a link to choose one.'
export const notTheSame = 'The two passwords are not the same.'
export const wrongPassword = 'The password is incorrect.'
export const studentsGoToo = (students: number) =>
  `${students === 1 ? 'Your student goes' : `Your ${students} students go`} with your account, for good: names, log-ins and points, in all classes. Nobody can bring them back. An export keeps a copy.`
/** With what somebody signed in. */
export const theApp = 'The Emojigma app'
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const someBrowserOn = (system: string) => `A browser on ${system}`
/** Systems that have a name of their own in this language, by their English one. */
export const systems: Readonly<Record<string, string>> = { 'a Chromebook': 'a Chromebook', 'a Mac': 'a Mac' }
