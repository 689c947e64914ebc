export const revealed = (revealed: number) => `${revealed} revealed`
export const ofSolved = (solved: number, count: number) => `${solved} of ${count} solved`
export const age4 = 'Age 4+'
export const age7 = 'Age 7+'
