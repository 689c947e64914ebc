const FIRST_EVER = 'fox'

/** "What is the fox worth?", "What are the grapes worth?"
 *  @param name what an emoji of the puzzle is called */
export function heroQuestion(name: string = FIRST_EVER): string {
  return `What ${isPlural(name) ? 'are' : 'is'} the ${name} worth?`
}

/** Grapes and French fries, but not an octopus, a compass or a page with tabs. */
function isPlural(name: string): boolean {
  const [noun = name] = name.split(/ (?:with|of|in|on|and) /)
  return /[^aious]s$/.test(noun)
}
