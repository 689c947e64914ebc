import type { DailyEnough, DailyMistakes, WireEnough, WireMistake } from '@emojigma/contract/practice/exercises.ts'
import { dayAt, type Day } from '@emojigma/engine/day.ts'
import type { EnoughExercise } from '@emojigma/engine/enough/daily.ts'
import { emojiOf } from '@emojigma/engine/enough/question.ts'
import type { LevelBand } from '@emojigma/engine/levels.ts'
import { likeId, type MistakeExercise } from '@emojigma/engine/mistakes/daily.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Language } from '../../../platform/languages.ts'
import { namesOf } from '../../puzzles/service.ts'
import { SingleFlight } from '../../../platform/single-flight.ts'
import type { ThreadLine, ThreadPool } from '../../../platform/threads/pool.ts'
import type * as tasks from './tasks.ts'

const MAX_WAITING = 60

interface OfDay<Exercise> {
  readonly Day: Day
  readonly Junior: readonly Exercise[]
  readonly Next: readonly Exercise[]
}

/** The exercises of the day, and exercises like a given puzzle. They follow from the day, so nothing is stored: each process has them
 *  made once, in a few tenths of a second of a thread. All calls throw QueueFull. */
export class Exercises {
  readonly #clock: Clock
  readonly #line: ThreadLine<typeof tasks>
  #mistakes: OfDay<WireMistake> | undefined
  #enough: OfDay<WireEnough> | undefined
  /** By id, of which there are few. */
  readonly #like = new Map<string, WireMistake>()
  readonly #mistakesMaking = new SingleFlight<Day, OfDay<WireMistake>>()
  readonly #enoughMaking = new SingleFlight<Day, OfDay<WireEnough>>()
  readonly #likeMaking = new SingleFlight<string, WireMistake | undefined>()

  constructor(clock: Clock, threads: Pick<ThreadPool, 'line'>) {
    this.#clock = clock
    const whenFull = 'too many exercises are being made'
    this.#line = threads.line<typeof tasks>(new URL('./tasks.ts', import.meta.url), { maxWaiting: MAX_WAITING, whenFull })
  }

  today(): Day {
    return dayAt(this.#clock.nowMs())
  }

  async mistakes(language: Language): Promise<DailyMistakes> {
    const day = this.today()
    if (this.#mistakes?.Day !== day) this.#mistakes = await this.#mistakesMaking.run(day, () => this.#mistakesOn(day))
    const { Day: ofDay, Junior, Next } = this.#mistakes
    const named = (exercise: WireMistake) => namedMistake(exercise, language)
    return { Day: ofDay, Junior: Junior.map(named), Next: Next.map(named) }
  }

  async enough(language: Language): Promise<DailyEnough> {
    const day = this.today()
    if (this.#enough?.Day !== day) this.#enough = await this.#enoughMaking.run(day, () => this.#enoughOn(day))
    const { Day: ofDay, Junior, Next } = this.#enough
    const named = (exercise: WireEnough) => namedEnough(exercise, language)
    return { Day: ofDay, Junior: Junior.map(named), Next: Next.map(named) }
  }

  /** @returns null for a puzzle of a kind without steps */
  async mistakeLike(puzzleId: number, language: Language): Promise<WireMistake | null> {
    const id = likeId(puzzleId)
    if (id === undefined) return null
    const exercise = this.#like.get(id) ?? (await this.#likeMaking.run(id, () => this.#mistakeLike(id, puzzleId)))
    return exercise ? namedMistake(exercise, language) : null
  }

  forgetAll(): void {
    this.#mistakes = undefined
    this.#enough = undefined
    this.#like.clear()
  }

  #mistakesOn(day: Day): Promise<OfDay<WireMistake>> {
    return bothBands(day, async (band) => (await this.#line.run('mistakesOn', { day, band })).map(wireMistake))
  }

  #enoughOn(day: Day): Promise<OfDay<WireEnough>> {
    return bothBands(day, async (band) => (await this.#line.run('enoughOn', { day, band })).map(wireEnough))
  }

  async #mistakeLike(id: string, puzzleId: number): Promise<WireMistake | undefined> {
    const made = await this.#line.run('mistakeLike', puzzleId)
    if (!made) return undefined
    const exercise = wireMistake(made)
    this.#like.set(id, exercise)
    return exercise
  }
}

async function bothBands<Exercise>(day: Day, make: (band: LevelBand) => Promise<Exercise[]>): Promise<OfDay<Exercise>> {
  const [Junior, Next] = await Promise.all([make('junior'), make('next')])
  return { Day: day, Junior, Next }
}

function wireMistake({ id, levelId, worked }: MistakeExercise): WireMistake {
  return { Id: id, LevelId: levelId, Names: [], Worked: worked }
}

function namedMistake(exercise: WireMistake, language: Language): WireMistake {
  return { ...exercise, Names: [...namesOf(exercise.Worked.question.emoji, language)] }
}

function wireEnough({ id, levelId, question }: EnoughExercise): WireEnough {
  return { Id: id, LevelId: levelId, Names: [], Question: question }
}

function namedEnough(exercise: WireEnough, language: Language): WireEnough {
  return { ...exercise, Names: [...namesOf(emojiOf(exercise.Question), language)] }
}
