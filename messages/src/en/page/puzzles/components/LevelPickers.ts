export const pts = (points: number) => `${points} pts`
export const easierAge4 = 'Easier, Age 4+'
export const harderAge7 = 'Harder, Age 7+'
