export const schoolOnly = 'Younger than 13? Here accounts for children come from their school: please ask your teacher.'
export const noBirthYear = 'This is not a year of birth.'
export const consentEnded =
  'This link was used already or is too old. If it was used, the account is open: log in. If not, registering again mails a new one.'
export const studentsNickname = 'Nicknames of students are made here, so that nobody learns a name. Your teacher can give you another one.'
/** @param waitDays until it can be changed again, from 1 */
export const nicknameChangedTooOften = (max: number, days: number, waitDays: number) =>
  `So that friends find each other again, a nickname can be changed ${max} times in ${days} days. You can choose another one ${waitDays === 1 ? 'tomorrow' : `in ${waitDays} days`}.`
export const commonPassword = 'This password is one of the first that others would try. Please choose another one.'
export const passwordContains = (name: string) =>
  `Your password contains “${name}”, and others may know your e-mail and nickname. Please choose another one.`
export const nicknameTaken = 'This nickname is taken. Please choose another one.'
export const nicknameLength = (min: number, max: number) => `A nickname has ${min} to ${max} characters.`
export const nicknameSigns = "A nickname has letters, figures, spaces, and the signs _ - . ' only."
export const nicknameAlphabets = 'Please write each word in the letters of one alphabet.'
export const nicknameSite = 'A nickname must not look like the address of a site. A space behind the dot helps.'
export const nicknameLetter = 'A nickname has at least one letter.'
export const nicknameTelephone = 'To keep telephone numbers private, please choose a nickname without one.'
export const nicknameStaff = 'This nickname looks like one of the people who run Emojigma. Please choose another one.'
export const nicknameFriendlier = 'Please choose a friendlier nickname.'
