export const lastUsedToday = 'Last used today'
export const lastUsedYesterday = 'Last used yesterday'
export const lastUsedOn = (dayMs: string) => `Last used on ${dayMs}`
