import * as hintWords from '@emojigma/messages/words/hints.ts'
import * as descriptionWords from '@emojigma/messages/words/descriptions.ts'
import { emojiArt } from '@emojigma/artwork/emoji-art.ts'
import { drawQuestion } from '@emojigma/artwork/svg/draw.ts'
import { certify } from '@emojigma/engine/certificate.ts'
import { themeNamed, THEMES } from '@emojigma/engine/emoji/themes.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { wordsOf } from '@emojigma/engine/explanation/explanation-words.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { LEVELS } from '@emojigma/engine/levels.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { parseArgs } from 'node:util'
import { readQuestion } from './read-question.ts'

const USAGE = `usage:
  generate --type TYPE --level LEVEL [--count 1] [--seed 1] [--theme NAME] [--format json|text|svg]
  solve    [BOARD]
  rate     [BOARD]
  explain  [BOARD] [--format text|json]
types:  ${PUZZLE_TYPES.map(({ code }) => code.toLowerCase()).join(', ')}
levels: ${LEVELS.map(({ code }) => code.toLowerCase()).join(', ')}
A board has 16 or 81 characters, . for an empty cell. Without one, standard input is read: boards, or questions as generate prints them, one a line.`

/** The output of a run: to standard output, and to standard error. */
export interface Printed {
  readonly out: readonly string[]
  readonly err: readonly string[]
  /** 2 when something could not be done. */
  readonly exitCode: 0 | 2
}

const MOST_PUZZLES = 100_000

/** Runs one command line.
 *  @param readInput reads standard input to its end; used only where no board is passed */
export async function run(parameters: readonly string[], readInput: () => Promise<string>): Promise<Printed> {
  const [command, ...rest] = parameters
  const given = options(rest)
  if ('problem' in given) return refusal(given.problem)
  switch (command) {
    case 'generate':
      return generate(given.values)
    case 'solve':
    case 'rate':
    case 'explain': {
      const format = given.values.format ?? 'text'
      if (command === 'explain' && format !== 'text' && format !== 'json') return refusal(`explain has no format ${format}`)
      const texts = given.positionals.length > 0 ? given.positionals : (await readInput()).split('\n').filter((line) => line.trim() !== '')
      if (texts.length === 0) return refusal('no board and no question was given')
      const answers = texts.map((text) => answerTo(command, text, format === 'json'))
      return {
        out: answers.flatMap(({ out }) => out),
        err: answers.flatMap(({ err }) => err),
        exitCode: answers.some(({ exitCode }) => exitCode !== 0) ? 2 : 0,
      }
    }
    case undefined:
      return refusal(USAGE)
    case 'help':
    case '--help':
    case '-h':
      return printed(USAGE)
    default:
      return refusal(`no command ${command}\n${USAGE}`)
  }
}

const OPTIONS = {
  type: { type: 'string' },
  level: { type: 'string' },
  count: { type: 'string' },
  seed: { type: 'string' },
  theme: { type: 'string' },
  format: { type: 'string' },
} as const

type Values = { readonly [name in keyof typeof OPTIONS]?: string | undefined }

function options(rest: readonly string[]): { values: Values; positionals: string[] } | { problem: string } {
  try {
    return parseArgs({ args: [...rest], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : 'unknown option'}\n${USAGE}` }
  }
}

function generate({ type = '', level = '', count = '1', seed = '1', theme = '', format = 'json' }: Values): Printed {
  const puzzleType = PUZZLE_TYPES.find(({ code, name }) => [code, name].some((known) => sameName(known, type)))
  const puzzleLevel = LEVELS.find(({ code }) => sameName(code, level))
  if (!puzzleType) return refusal(`no type ${JSON.stringify(type)}\n${USAGE}`)
  if (!puzzleLevel || !puzzleType.levels.includes(puzzleLevel.id))
    return refusal(`no ${puzzleType.name} at level ${JSON.stringify(level)}\n${USAGE}`)
  if (!/^\d{1,6}$/.test(count) || Number(count) < 1 || Number(count) > MOST_PUZZLES)
    return refusal(`--count is a number from 1 to ${MOST_PUZZLES}`)
  if (format !== 'json' && format !== 'text' && format !== 'svg') return refusal(`generate has no format ${format}`)
  if (theme !== '' && !THEMES.some(({ name }) => name === theme))
    return refusal(`no theme ${theme}; there are: ${THEMES.map(({ name }) => name).join(', ')}`)
  const kind = kindOf(puzzleType.id)
  const out = Array.from({ length: Number(count) }, (_, index) => {
    const random = randomFrom('command line', puzzleType.id, puzzleLevel.id, seed, index)
    const chosen = theme === '' ? random.pick(THEMES) : themeNamed(theme)
    const puzzle = kind.generate({ levelId: puzzleLevel.id, theme: chosen, random })
    if (format === 'svg') return drawQuestion(puzzle.question, emojiArt)
    if (format === 'text') return `${kind.describe(puzzle.question, descriptionWords)}\nAnswer: ${puzzle.answer}\n`
    return JSON.stringify({ ...puzzle, certificate: certify(puzzle) })
  })
  return { out, err: [], exitCode: 0 }
}

function answerTo(command: 'solve' | 'rate' | 'explain', text: string, isJson: boolean): Printed {
  const question = readQuestion(text)
  if ('problem' in question) return refusal(question.problem)
  const kind = kindOf(question.typeId)
  switch (command) {
    case 'solve': {
      const solution = kind.solve(question)
      return solution.kind === 'unique' ? printed(solution.answer) : refusal(reasonFor(question, solution.kind))
    }
    case 'rate': {
      const rating = kind.rate(question)
      return rating.kind === 'rated' ? printed(JSON.stringify(rating)) : refusal(reasonFor(question, rating.kind))
    }
    case 'explain': {
      const explanation = kind.explain(question)
      if (explanation.kind !== 'explained') return refusal(reasonFor(question, explanation.kind))
      if (isJson) return printed(JSON.stringify(explanation))
      const names = namesOf(question)
      return printed(...explanation.steps.map((step, index) => `${index + 1}. ${wordsOf(step, names, hintWords).worked}`))
    }
  }
}

/** Why there is no answer to print. Where an explanation ends before the board does, the full search decides. */
function reasonFor(question: Question, kind: keyof typeof REASONS): string {
  if (question.typeId !== 4) return kind === 'ambiguous' ? UNDECIDED : REASONS[kind]
  const found = kind === 'too hard' ? kindOf(4).solve(question).kind : kind
  return REASONS[found === 'unique' ? 'too hard' : found]
}

const REASONS = {
  impossible: 'this has no answer: it contradicts itself',
  ambiguous: 'this has more than one answer',
  'not decided': 'how many answers this has was too much work to find out',
  'too hard': 'this cannot be solved by the steps that the engine knows, without guessing',
  unmeasured: 'these two emoji were never compared',
} as const

/** Equations are not searched, so the engine cannot distinguish the two. */
const UNDECIDED = 'this has more than one answer, or the steps do not decide'

/** A bare board has digits for names. */
function namesOf({ emoji }: Question): string[] {
  return emoji.map((name) => (/^\d$/.test(name) ? name : emojiName(name)))
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase().replaceAll('-', '')
}

function printed(...out: readonly string[]): Printed {
  return { out, err: [], exitCode: 0 }
}

function refusal(problem: string): Printed {
  return { out: [], err: [problem], exitCode: 2 }
}
