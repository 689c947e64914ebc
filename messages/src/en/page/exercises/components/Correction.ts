export const yesThatIsTheStep = 'Yes, that is the step!'
export const whatStandsBeforeIt = 'What stands before it'
export const step = (wrong: number) => `Step ${wrong}:`
export const check = 'Check'
export const whatBelongsIn = (spokenCell: string) => `What belongs in ${spokenCell}?`
export const insteadOfWhatShould = (whichNumber: string) => `Instead of ${whichNumber}, what should it say?`
export const the = (ordinal: string, spokenNumber: string) => `the ${ordinal} ${spokenNumber}`
