export const pts = (points: number) => `${points} pts`
export const solved = 'Solved'
export const revealed = 'Revealed'
export const locked = 'Locked'
export const puzzle = (name: string) => `${name} puzzle`
export const points = (points: number) => `${points} points`
export const spokenSolved = 'solved'
export const spokenLocked = 'locked'
export const spokenRevealed = 'answer revealed'
