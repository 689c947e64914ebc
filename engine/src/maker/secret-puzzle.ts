import { inOrderOfAppearance } from '../algebra/renumbering.ts'
import type { Palette } from '../algebra/composition.ts'
import { composeSystem, type SystemDesign } from '../algebra/system.ts'
import { ALPHABET, positionOf } from '../alphabet.ts'
import { classic } from '../classic/classic.ts'
import { pickDistinct } from '../emoji/distinct.ts'
import { themeNamed } from '../emoji/themes.ts'
import type { ClassicQuestion, Emoji, Puzzle, WordQuestion } from '../question.ts'
import { randomFrom, type Random } from '../random.ts'
import { filledTray, lettersOf, listedWord } from '../word/letters.ts'
import { word as wordKind } from '../word/word.ts'
import type { Secret } from './secret.ts'

/** Far more than any secret needs. */
const MOST_ATTEMPTS = 2000
const LARGEST_OTHER = 12

const SUMS: Palette = {
  operands: [2, 2],
  minusChance: 35,
  timesChance: 0,
  overChance: 0,
  numberChance: 35,
  largestNumber: 9,
  dotsChance: 0,
}

const DESIGN: SystemDesign = {
  opening: SUMS,
  following: SUMS,
  linkChance: 100,
  largestMultiple: 1,
  bounds: { low: 0, high: 120 },
  twoSumsChance: 15,
  reversedChance: 30,
}

export interface SecretRequest {
  readonly secret: Secret
  readonly themeName: string
  /** Tells apart puzzles of the same secret. */
  readonly draw: number
  /** Of the word's language. */
  readonly alphabet: string
  /** In the word's language. */
  readonly nameOf: (emoji: Emoji) => string
}

/** Makes a puzzle whose answer is the secret, proven to be its only one. The same request gives the same puzzle.
 *  @throws RangeError for an unknown theme */
export function secretPuzzle({ secret, themeName, draw, alphabet, nameOf }: SecretRequest): Puzzle<ClassicQuestion | WordQuestion> {
  const theme = themeNamed(themeName)
  const shown = secret.kind === 'word' ? theme.emoji.filter((emoji) => !isNamed(secret.word, emoji, nameOf)) : theme.emoji
  const random = randomFrom('secret', secret.kind === 'word' ? secret.word : secret.value, themeName, draw)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const question =
      secret.kind === 'word' ? wordQuestion(random, secret.word, shown, alphabet) : numberQuestion(random, secret.value, shown)
    if (!question) continue
    const { solution, rating } =
      question.typeId === 3
        ? { solution: wordKind.solve(question), rating: wordKind.rate(question) }
        : { solution: classic.solve(question), rating: classic.rate(question) }
    const answer = secret.kind === 'word' ? secret.word : String(secret.value)
    if (rating.kind !== 'rated' || solution.kind !== 'unique' || solution.answer !== answer) continue
    return { levelId: rating.band, theme: themeName, question, answer }
  }
  throw new Error('no puzzle for a secret')
}

/** The secret is the value of the emoji that is found last. */
function numberQuestion(random: Random, secret: number, emoji: readonly Emoji[]): ClassicQuestion | undefined {
  const [first, second] = [random.between(2, LARGEST_OTHER), random.between(2, LARGEST_OTHER)]
  if (first === second || first === secret || second === secret) return undefined
  const system = composeSystem(random, DESIGN, [1, 1, 1], [first, second, secret])
  const ask = { operands: [{ kind: 'symbol', symbol: 2, copies: 1 } as const], operators: [] }
  if (!system) return undefined
  const { equations, others, formerly } = inOrderOfAppearance(system.equations, [ask])
  const [asked] = others
  return asked && { typeId: 1, emoji: pickDistinct(random, emoji, formerly.length), equations, ask: asked }
}

function wordQuestion(random: Random, word: string, emoji: readonly Emoji[], alphabet: string): WordQuestion | undefined {
  const letters = random.shuffle(lettersOf(word))
  const values = letters.map((letter) => positionOf(letter, alphabet))
  const system = composeSystem(
    random,
    DESIGN,
    values.map(() => 1),
    values,
  )
  if (!system) return undefined
  const { equations, formerly } = inOrderOfAppearance(system.equations)
  const spelled = formerly.map((symbol) => letters[symbol])
  return {
    typeId: 3,
    emoji: pickDistinct(random, emoji, letters.length),
    equations,
    spelling: [...word].map((letter) => spelled.indexOf(letter)),
    letters: filledTray(random, listedWord(word, alphabet), alphabet),
    ...(alphabet === ALPHABET ? {} : { alphabet }),
  }
}

/** Whether the picture would give the word away. */
function isNamed(word: string, emoji: Emoji, nameOf: (emoji: Emoji) => string): boolean {
  return [...emoji.split('-'), ...nameOf(emoji).split(' ')].some((part) => part.toUpperCase() === word)
}
