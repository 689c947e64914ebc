export const emojidokuBoardBy = (side: number) => `Emojidoku board, ${side} by ${side}`
export const inTheHint = (shown: string | undefined) => `, in the hint${shown === undefined ? '' : ` for ${shown}`}`
