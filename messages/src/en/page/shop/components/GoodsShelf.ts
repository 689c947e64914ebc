export const notInTheShopYet = 'Not in the shop yet.'
export const seeTheAt = (name: string, hostname: string) => `See the ${name} at ${hostname}`
export const anotherSite = '(another site)'
export const aGrownUpLooks = 'A grown-up looks after buying.'
