export const youFoundIt = 'You found it!'
export const stepWas = (wrong: number) => `Step ${wrong} was:`
export const why = 'Why:'
