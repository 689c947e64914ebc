import { inOrderOfAppearance } from '../algebra/renumbering.ts'
import { happens } from '../algebra/composition.ts'
import { sumsIn, symbolsOf } from '../algebra/sides.ts'
import { composeSystem } from '../algebra/system.ts'
import { ALPHABET, positionOf } from '../alphabet.ts'
import { pickDistinct } from '../emoji/distinct.ts'
import type { EmojiTheme, GenerateRequest } from '../kind.ts'
import type { Emoji, QuestionLine, Operator, Puzzle, WordQuestion } from '../question.ts'
import type { Random } from '../random.ts'
import { choicesAt, type Choice } from './choices.ts'
import { lettersOf, sharedLetters, trayFor } from './letters.ts'
import { wordLevelOf, type WordLevel } from './levels.ts'
import type { WordCode } from './code.ts'
import { solveWord } from './solve.ts'
import { ENGLISH, type Vocabulary } from './vocabulary.ts'

/** Far more than any level ever needs. */
const MOST_ATTEMPTS = 100_000

/** Words that few systems fit are drawn nearly as often as the others. */
const DRAWS_A_WORD = 100

const shownByVocabulary = new WeakMap<Vocabulary, WeakMap<readonly Emoji[], ReadonlySet<string>>>()

/** @param vocabulary of the word's language
 *  @param code of several words, in that vocabulary; absent = any word, with any emoji of the theme */
export function generateWord({ levelId, theme, random }: GenerateRequest, vocabulary = ENGLISH, code?: WordCode): Puzzle<WordQuestion> {
  const usual = wordLevelOf(levelId)
  const isDividing = happens(random, usual.division?.chance ?? 0)
  const level = isDividing ? { ...usual, ...usual.division } : usual
  const choices = code?.choices.get(levelId) ?? choicesAt(levelId, vocabulary)
  const shown = wordsShown((code ?? theme).emoji, vocabulary)
  let choice = random.pick(choices)
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (attempt > 0 && attempt % DRAWS_A_WORD === 0) choice = random.pick(choices)
    const { word } = choice.listed
    const question = shown.has(word) ? undefined : drawQuestion(random, level, isDividing, choice, theme, vocabulary.alphabet, code)
    if (!question) continue
    const solution = solveWord(question)
    if (solution.kind === 'unique' && solution.answer === word) return { levelId, theme: theme.name, question, answer: word }
  }
  throw new Error(`no Word puzzle at level ${levelId}`)
}

function drawQuestion(
  random: Random,
  level: WordLevel,
  isDividing: boolean,
  { listed, rivals }: Choice,
  theme: EmojiTheme,
  alphabet: string,
  code: WordCode | undefined,
): WordQuestion | undefined {
  const { word } = listed
  const plan = random.pick(level.plans)
  const hardest = Math.max(...plan)
  const before = plan.slice(0, hardest > 1 ? plan.indexOf(hardest) : -1).length
  const alike = rivals.filter((rival) => sharedLetters(word, rival.word).length >= before)
  if (alike.length === 0) return undefined
  const rival = random.pick(alike)
  const shared = random.shuffle(sharedLetters(word, rival.word))
  const first = shared.slice(0, before)
  const letters = [...first, ...random.shuffle(lettersOf(word).filter((letter) => !first.includes(letter)))]
  const system = composeSystem(
    random,
    level,
    plan,
    letters.map((letter) => positionOf(letter, alphabet)),
  )
  if (!system || !easySymbols(system.equations, letters.length).every((symbol) => shared.includes(letters[symbol] as string)))
    return undefined
  if (level.hasProduct && !hasOperator(system.equations, '*')) return undefined
  if (isDividing && !hasOperator(system.equations, '/')) return undefined
  const tray = trayFor(random, listed, rival, rivals, alphabet)
  if (tray === undefined) return undefined
  const { equations, formerly } = inOrderOfAppearance(level.isShuffled ? random.shuffle(system.equations) : system.equations)
  const spelled = formerly.map((symbol) => letters[symbol] as string)
  return {
    typeId: 3,
    emoji: code
      ? spelled.map((letter) => code.emoji[positionOf(letter, alphabet) - 1] as Emoji)
      : pickDistinct(random, theme.emoji, spelled.length),
    equations,
    spelling: [...word].map((letter) => spelled.indexOf(letter)),
    letters: tray,
    ...(alphabet === ALPHABET ? {} : { alphabet }),
    ...(code ? { sharesCode: true } : {}),
  }
}

/** The symbols that lines of one unknown tell before the hardest step: a block, or else the last symbol. */
function easySymbols(equations: readonly QuestionLine[], count: number): readonly number[] {
  const found: number[] = []
  for (let open: number[] | undefined = []; open && found.length < count - 1;) {
    found.push(...open)
    open = equations.map((line) => [...symbolsOf(line)].filter((symbol) => !found.includes(symbol))).find(({ length }) => length === 1)
  }
  return found
}

function hasOperator(equations: readonly QuestionLine[], operator: Operator): boolean {
  return sumsIn(equations).some(({ operators }) => operators.includes(operator))
}

/** The words that one of the pictures would give away, upper case. Cached: all words of a theme, or of a code, use them. */
function wordsShown(emoji: readonly Emoji[], vocabulary: Vocabulary): ReadonlySet<string> {
  const byEmoji = shownByVocabulary.get(vocabulary) ?? new WeakMap<readonly Emoji[], ReadonlySet<string>>()
  shownByVocabulary.set(vocabulary, byEmoji)
  const kept = byEmoji.get(emoji)
  if (kept) return kept
  const shown = new Set(
    emoji.flatMap((name) => [...name.split('-'), ...vocabulary.nameOf(name).split(/[ ’]/)]).map((part) => part.toUpperCase()),
  )
  byEmoji.set(emoji, shown)
  return shown
}
