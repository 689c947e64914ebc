export const pictureNotChosenYet = (place: string) => `${place} picture: not chosen yet`
export const allPictures = 'All pictures'
export const takeBackTheLastOne = 'Take back the last one'
export const first = 'First'
export const second = 'Second'
export const third = 'Third'
export const fourth = 'Fourth'
export const fifth = 'Fifth'
export const picturesThatYouChose = 'Pictures that you chose'
export const isYourPicture = (picture: string, order: string | undefined) => `${picture} is your ${order} picture.`
