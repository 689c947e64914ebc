/** The reasons for the choice of puzzles, for a parent, a teacher or the player. They tell what was done, and judge no one. */
export const aim =
  'We look for puzzles that are solved at the first try about three times in four: enough to enjoy, and enough to learn. One is easier, to warm up, and one is a stretch.'

export const lookedAt = (count: number, who: 'you' | 'student') => {
  const their = who === 'you' ? 'your' : 'their'
  return count === 1 ? `We looked at ${their} last puzzle.` : `We looked at ${their} last ${count} puzzles.`
}

/** @param firstTries how many of them were solved at the first try */
export const ofKind = (kind: string, count: number, firstTries: number, who: 'you' | 'student') => {
  if (count === 1)
    return `${kind}: one, ${firstTries === 1 ? `and ${who === 'you' ? 'you' : 'they'} solved it at the first try` : 'and not at the first try'}.`
  if (firstTries === count) return `${kind}: ${count}, and all of them at the first try.`
  return `${kind}: ${count}, and ${firstTries === 0 ? 'none' : firstTries} of them at the first try.`
}
