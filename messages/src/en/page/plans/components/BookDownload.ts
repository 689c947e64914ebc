export const downloadThe = (productNames: string) => `Download the ${productNames}`
export const oneMoment = 'One moment...'
export const pdf = (paper: string) => `PDF, ${paper}`
