export const from = 'from'
export const perYear = 'per year'
export const yourPlan = 'Your plan'
export const billedAnnually = 'Billed annually'
export const aboutPerMonthBilledAnnually = (money: string) => `About ${money} per month, billed annually`
