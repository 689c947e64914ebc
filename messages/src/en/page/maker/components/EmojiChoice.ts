export const emojiUpTo = (most: number) => `Emoji, up to ${most}`
