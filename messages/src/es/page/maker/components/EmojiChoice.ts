import type * as English from '../../../../en/page/maker/components/EmojiChoice.ts'

export const emojiUpTo: typeof English.emojiUpTo = (most) => `Emojis, hasta ${most}`
