export const loginName = 'Login name'
export const classroom = 'Classroom'
export const codeToType = 'Code to type'
export const orAndThesePictures = (shownCode: string) => `Or ${shownCode} and these pictures`
export const cardOf = (name: string) => `Card of ${name}`
export const qrCodeOf = (name: string) => `QR code of ${name}`
