export const youCanChangeIt = (max: number, days: number) =>
  `You can change it ${max} times in ${days} days, so that friends find each other again.`
export const chooseANickname = 'Choose a nickname'
export const changeYourNickname = 'Change your nickname'
export const save = 'Save'
export const later = 'Later'
export const cancel = 'Cancel'
export const nickname = 'Nickname'
