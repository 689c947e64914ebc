export const notYourEMail = (passwordMessage: string) =>
  `${passwordMessage}. Not your e-mail or nickname, and nothing that others would try first.`
export const password = 'Password'
export const confirm = (label: string) => `Confirm ${label}`
