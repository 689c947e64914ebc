export const backToTheLogin = 'Back to the login'
export const tryAnotherEMail = 'Try another e-mail'
export const haveALookIn = 'Have a look in your mailbox'
export const aLinkToChoose = 'A link to choose a new password is on its way.'
export const ifTheAddressHas =
  'If the address has an account, a link is on its way. It works once, for an hour. Nothing there? It may be among the unwanted mail.'
