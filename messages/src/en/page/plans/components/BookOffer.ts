export const aGrownUpLooks = 'A grown-up looks after buying.'
export const itIsYours = 'It is yours.'
export const notInTheShopYet = 'Not in the shop yet.'
export const itsPriceCantBe = 'Its price can’t be fetched just now.'
export const buyIt = 'Buy it'
export const buy = (name: string) => `Buy it: ${name}`
export const oneMoment = 'One moment...'
