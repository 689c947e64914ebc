export const stepOf = (index: number, count: number) => `Step ${index} of ${count}`
export const carryOnOrAsk = (typeId: number) =>
  `${typeId === 4 ? 'The board has changed.' : 'Your notes have changed.'} Carry on, or ask for the next hint.`
export const put = 'Put'
export const there = 'there'
export const takeItOut = 'Take it out'
export const hint = 'Hint'
export const closeTheHint = 'Close the hint'
export const nextHint = 'Next hint'
export const whatHelps = 'What helps?'
export const showMe = 'Show me'
export const nextStep = 'Next step'
export const fromTheStart = 'From the start'
export const takeThemOut = 'Take them out'
