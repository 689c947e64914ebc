import { puzzleTypeOf, type PuzzleTypeId } from '../types.ts'

/** Of one kind, among the last twenty puzzles. */
export interface PlayedKind {
  readonly typeId: PuzzleTypeId
  readonly attempts: number
  /** Solved at the first try without a hint. */
  readonly firstTries: number
}

export const AIM_SENTENCE =
  'We look for puzzles that are solved at the first try about three times in four: enough to enjoy, and enough to learn. One is easier, to warm up, and one is a stretch.'

/** Says in plain sentences what puzzles are chosen by, for a parent, a teacher or whoever plays. What is said was done; nobody is judged.
 *  @param kinds in the order in which they are to be told
 *  @param who of whom it is said
 *  @returns a sentence about all, then one for each kind; nothing where nothing was played */
export function playedSentences(kinds: readonly PlayedKind[], who: 'you' | 'student'): readonly string[] {
  const all = kinds.reduce((sum, { attempts }) => sum + attempts, 0)
  if (all === 0) return []
  const [their, They] = who === 'you' ? ['your', 'you'] : ['their', 'they']
  const first = all === 1 ? `We looked at ${their} last puzzle.` : `We looked at ${their} last ${all} puzzles.`
  return [
    first,
    ...kinds.map(({ typeId, attempts, firstTries }) => {
      const { name } = puzzleTypeOf(typeId)
      if (attempts === 1)
        return `${name}: one, ${firstTries === 1 ? `and ${They} solved it at the first try` : 'and not at the first try'}.`
      if (firstTries === attempts) return `${name}: ${attempts}, and all of them at the first try.`
      return `${name}: ${attempts}, and ${firstTries === 0 ? 'none' : firstTries} of them at the first try.`
    }),
  ]
}
