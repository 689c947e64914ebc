import { GENERATOR_VERSION } from '@emojigma/engine/daily.ts'
import { hasPictureWords } from '@emojigma/artwork/svg/draw.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/connection.ts'
import { SingleFlight } from '../../platform/single-flight.ts'
import { MAX_ATTEMPTS, type DraftSource } from './draft.ts'
import { answerDigestOf, type StoredPuzzle } from './puzzle-view.ts'
import { insertWordQuestions, wordQuestionsOf, type WordQuestionRow } from './queries.ts'
import { ENGLISH } from '../../platform/languages.ts'
import { WORD_LANGUAGES } from '../../platform/vocabularies.ts'

const QUESTIONS_IN_MEMORY = 512

export interface WordsInLanguageOptions {
  readonly database: Pick<Database, 'queries' | 'durably'>
  readonly drafts: Pick<DraftSource, 'draftWords'>
  /** Questions in the cache. */
  readonly inMemory?: number
}

/** Word questions in other languages than English: generated at the first request and stored for good.
 *  Source: docs/decisions/2026-11-23-word-puzzles-by-language.md */
export class WordsInLanguage {
  readonly #options: WordsInLanguageOptions
  readonly #cache: LRUCache<string, StoredPuzzle>
  readonly #making = new SingleFlight<string, ReadonlyMap<number, StoredPuzzle>>()

  constructor(options: WordsInLanguageOptions) {
    this.#options = options
    this.#cache = new LRUCache({ max: options.inMemory ?? QUESTIONS_IN_MEMORY })
  }

  /** Translates Word questions, if the language has a vocabulary, and the writing in pictures.
   *  @param language its code */
  async of(puzzles: ReadonlyMap<number, StoredPuzzle>, language: string): Promise<ReadonlyMap<number, StoredPuzzle>> {
    if (language === ENGLISH.language.code) return puzzles
    const found = new Map([...puzzles].map(([id, puzzle]) => [id, pictureIn(puzzle, language)]))
    const words = WORD_LANGUAGES.has(language) ? [...puzzles.values()].filter(({ question }) => question.typeId === 3) : []
    if (words.length === 0) return found
    const missing = words.filter(({ id }) => {
      const cached = this.#cache.get(keyOf(id, language))
      if (cached) found.set(id, cached)
      return !cached
    })
    if (missing.length === 0) return found
    const stored = await this.#read(missing, language)
    const unmade = missing.filter(({ id }) => !stored.has(id))
    const key = `${language} ${unmade.map(({ id }) => id).join()}`
    const made = unmade.length === 0 ? [] : await this.#making.run(key, () => this.#make(unmade, language))
    for (const [id, puzzle] of [...stored, ...made]) found.set(id, puzzle)
    return found
  }

  forgetAll(): void {
    this.#cache.clear()
  }

  /** @returns the stored ones, which may be more than the cache holds */
  async #read(puzzles: readonly StoredPuzzle[], language: string): Promise<ReadonlyMap<number, StoredPuzzle>> {
    const rows = await wordQuestionsOf(
      this.#options.database.queries,
      language,
      puzzles.map(({ id }) => id),
    )
    const rowOf = new Map(rows.map((row) => [row.puzzle_id, row]))
    const read = new Map<number, StoredPuzzle>()
    for (const puzzle of puzzles) {
      const row = rowOf.get(puzzle.id)
      if (row) read.set(puzzle.id, inLanguage(puzzle, row, language))
    }
    for (const [id, puzzle] of read) this.#cache.set(keyOf(id, language), puzzle)
    return read
  }

  /** The first process to store a question wins, and the others read it. A question whose repeat key is in use is generated again; the
   *  last attempt accepts the repeat, as in the archive. */
  async #make(puzzles: readonly StoredPuzzle[], language: string): Promise<ReadonlyMap<number, StoredPuzzle>> {
    const { database, drafts } = this.#options
    const made = new Map<number, StoredPuzzle>()
    let missing = puzzles
    for (let attempt = 0; missing.length > 0; attempt += 1) {
      if (attempt > MAX_ATTEMPTS) throw new Error(`no question in ${language} for puzzles ${missing.map(({ id }) => id).join()}`)
      const drafted = await drafts.draftWords(
        missing.map(({ id, levelId, theme, question }) => ({
          puzzleId: id,
          levelId,
          theme,
          sharesCode: question.typeId === 3 && question.sharesCode === true,
          language,
          attempt,
        })),
      )
      const levels = new Map(missing.map(({ id, levelId }) => [id, levelId]))
      const rows = drafted.map(({ puzzleId, question, answer, repeatKey }) => ({
        puzzle_id: puzzleId,
        language,
        level_id: levels.get(puzzleId) ?? 0,
        question,
        answer,
        repeat_key: attempt === MAX_ATTEMPTS ? `${repeatKey} again at ${puzzleId}` : repeatKey,
        generator_version: GENERATOR_VERSION,
      }))
      await database.durably((transaction) => insertWordQuestions(transaction, rows))
      for (const [id, puzzle] of await this.#read(missing, language)) made.set(id, puzzle)
      missing = missing.filter(({ id }) => !made.has(id))
    }
    return made
  }
}

function keyOf(puzzleId: number, language: string): string {
  return `${puzzleId} ${language}`
}

/** Sets the language of a picture that has writing in it. */
function pictureIn(puzzle: StoredPuzzle, language: string): StoredPuzzle {
  return language === ENGLISH.language.code || !hasPictureWords(puzzle.question) ? puzzle : { ...puzzle, language }
}

function inLanguage(puzzle: StoredPuzzle, { question, answer }: WordQuestionRow, language: string): StoredPuzzle {
  return {
    ...puzzle,
    question: JSON.parse(question) as Question,
    answer,
    answerDigest: answerDigestOf(puzzle.id, answer),
    language,
  }
}
