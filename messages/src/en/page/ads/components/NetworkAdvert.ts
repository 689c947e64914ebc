export const advertisement = 'Advertisement'
export const emojigmaNoAdvertisement = 'emojigma: no advertisement'
