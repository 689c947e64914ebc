export const howToPlayKind = (name: string) => `How to play ${name}`
