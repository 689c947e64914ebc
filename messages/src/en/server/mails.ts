/** Below a letter that no person wrote. */
export const signature = 'Happy puzzling!\nYour Emojigma'
export const hello = 'Hello!'
export const helloTo = (nickname: string) => `Hello ${nickname}!`
export const logIn = 'Log in'

export const welcome = {
  subject: 'Welcome to Emojigma',
  text: 'Your account is ready. Every day brings forty new puzzles, and your points are kept from now on.',
  open: 'Open today’s puzzles',
  notYou: (forgottenPassword: string) =>
    `You did not make this account? Then take it over with “Forgotten password” at ${forgottenPassword}, which ends the password that was chosen, and delete it; or just leave it.`,
} as const

/** To someone with whose e-mail somebody tried to register. */
export const alreadyRegistered = {
  subject: 'You already have an account',
  text: 'Somebody, probably you, has just tried to register with this e-mail. It has an account already, and nothing was changed.',
  closing: (forgottenPassword: string) =>
    `Forgotten your password? Choose a new one at ${forgottenPassword}. If a child of yours wanted an account of their own: each account needs an e-mail of its own. If it was nobody you know, there is nothing to do.`,
} as const

export const consent = {
  subject: 'May this child play on Emojigma?',
  madeAnAccount: (nickname: string | null) =>
    `A child has made an account on Emojigma${nickname === null ? '' : ` with the nickname “${nickname}”`} and gave your e-mail as their grown-up’s.`,
  whatWeKeep:
    'Emojigma is a site of emoji maths and logic puzzles. We keep this e-mail, the nickname, a password nobody can read, and which puzzles were played. No real name, no birthday. You can see all of it and delete it at any time.',
  boards:
    'The nickname and the points stand on public leaderboards, which anybody can read. If you would rather not have that, choose “Off the boards” on the page behind this link; later you can change it in My account.',
  openIt: 'If you are their parent or guardian and agree, please open this link. Before that, nobody can log in.',
  yes: 'Yes, this child may play',
  closing: (offTheBoards: string, privacyPolicy: string) =>
    `Yes, but off the boards? This link has that chosen already: ${offTheBoards}\nBoth work for seven days. If you do not agree, do nothing: the account is then deleted by itself. What we keep, and why: ${privacyPolicy}`,
} as const

/** To somebody who has not used the account for nearly as long as accounts are kept. */
export const unused = {
  subject: 'Would you like to keep your account?',
  text: (months: number, days: number) =>
    `Nobody has used your account on Emojigma for nearly ${months} months. We do not keep what nobody needs: in ${days} days the account is deleted, with its nickname, its points and everything else that belongs to it.`,
  keepIt: 'Would you like to keep it? Then just log in once.',
  closing: 'If you don’t need it any more, there is nothing to do.',
} as const

export const reset = {
  subject: 'Choose a new password',
  text: 'With this link you can choose a new password.',
  closing: 'It works once, for an hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
} as const

export const magic = {
  subject: 'Your link to log in',
  text: 'This link logs you in without a password.',
  endsPassword:
    'It also shows, for the first time, that this e-mail is yours. To be on the safe side, the password that was chosen when the account was made ends with it. You can choose a new one whenever you like.',
  closing: 'It works once, for 15 minutes. If you did not ask for it, there is nothing to do.',
} as const

export const passwordChanged = {
  subject: 'Your password was changed',
  text: 'The password of your account has just been changed, and it was logged out everywhere else.',
  notYou: (forgottenPassword: string) => `That was not you? Choose a new one at once: ${forgottenPassword}`,
} as const

/** To someone whose e-mail nobody had shown to be theirs before. */
export const takenOver = {
  subject: 'This account is yours alone now',
  shown:
    'You have just logged in in a way that shows that this e-mail is yours. Nobody had shown that before, and anybody can type an e-mail. So, to be on the safe side, the password that was chosen when the account was made has ended, and the account was logged out everywhere else.',
  nothingLost:
    'Was it you who made it? Then nothing is lost: your nickname, your points and your puzzles are all there, and you can choose a new password whenever you like.',
  closing: (myAccount: string) =>
    `You need not have one: a link to log in always works. If it was somebody else who made the account, you can change its nickname, or delete it, at ${myAccount}.`,
} as const
