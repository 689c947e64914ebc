/** Source: docs/product.md, Nicknames */
export const NICKNAME_LENGTH = { min: 5, max: 20 } as const
