export const by = (size: number) => `${size} by ${size}`
export const otherEmoji = 'Other emoji'
export const chooseAnEmojiThen = 'Choose an emoji, then tap the cells where it is given. Another tap takes it away.'
export const size = 'Size'
export const emojiToPlace = 'Emoji to place'
export const giveSomeEmojiFirst = 'Give some emoji first.'
export const board = 'Board'
export const rowColumn = (row: number, column: number) => `Row ${row}, column ${column}`
export const twice = ', twice'
export const empty = 'empty'
