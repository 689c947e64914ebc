/** Source: specification §5, Nickname */
export const NICKNAME_LENGTH = { min: 5, max: 20 } as const
