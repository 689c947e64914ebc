export const isThereADevice = 'Is there a device that you don’t know, or don’t use any more? Log it out.'
export const thisDevice = 'This device'
export const logOut = 'Log out'
export const logOutEverywhere = 'Log out everywhere'
export const aDevice = 'A device'
export const logOutDevice = (device: string, lastUsed: string) => `Log out: ${device}. ${lastUsed}`
export const askToLogOutEverywhere = 'Log out everywhere?'
export const youAreThenLogged = 'You are then logged out on all devices, on this one too. Your puzzles and points stay as they are.'
