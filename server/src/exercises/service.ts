import type { DailyEnough, DailyMistakes, WireEnough, WireMistake } from '@emojigma/contract/exercises.ts'
import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { enoughOn, type EnoughExercise } from '@emojigma/engine/enough/daily.ts'
import { emojiOf } from '@emojigma/engine/enough/question.ts'
import type { LevelBand } from '@emojigma/engine/levels.ts'
import { likeId, mistakeLike, mistakesOn, type MistakeExercise } from '@emojigma/engine/mistakes/daily.ts'
import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Language } from '../languages.ts'
import { namesOf } from '../puzzles/service.ts'

/** The exercises of the day, and those that are like a puzzle. They follow from the day, so nothing is stored: each process makes them
 *  once, which takes about a tenth of a second. */
export class Exercises {
  readonly #clock: Clock
  #mistakes: { readonly day: Day; readonly made: Promise<DailyMistakes> } | undefined
  #enough: { readonly day: Day; readonly made: Promise<DailyEnough> } | undefined
  /** By their ids, of which there are few. */
  readonly #like = new Map<string, WireMistake>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  today(): Day {
    return dayAt(this.#clock.nowMs())
  }

  async mistakes(language: Language): Promise<DailyMistakes> {
    const day = this.today()
    if (this.#mistakes?.day !== day) this.#mistakes = { day, made: bothBands(day, (band) => mistakesOn(day, band).map(wireMistake)) }
    const { Day: ofDay, Junior, Next } = await this.#mistakes.made
    const named = (exercise: WireMistake) => namedMistake(exercise, language)
    return { Day: ofDay, Junior: Junior.map(named), Next: Next.map(named) }
  }

  async enough(language: Language): Promise<DailyEnough> {
    const day = this.today()
    if (this.#enough?.day !== day) this.#enough = { day, made: bothBands(day, (band) => enoughOn(day, band).map(wireEnough)) }
    const { Day: ofDay, Junior, Next } = await this.#enough.made
    const named = (exercise: WireEnough) => namedEnough(exercise, language)
    return { Day: ofDay, Junior: Junior.map(named), Next: Next.map(named) }
  }

  mistakeLike(puzzleId: number, language: Language): WireMistake | null {
    const id = likeId(puzzleId)
    if (id === undefined) return null
    const known = this.#like.get(id)
    if (known) return namedMistake(known, language)
    const made = mistakeLike(puzzleId)
    if (!made) return null
    const exercise = wireMistake(made)
    this.#like.set(id, exercise)
    return namedMistake(exercise, language)
  }

  forgetAll(): void {
    this.#mistakes = undefined
    this.#enough = undefined
    this.#like.clear()
  }
}

/** Other requests have their turn between the two. */
async function bothBands<Exercise>(day: Day, make: (band: LevelBand) => Exercise[]) {
  await turn()
  const Junior = make('junior')
  await turn()
  return { Day: day, Junior, Next: make('next') }
}

function wireMistake({ id, worked }: MistakeExercise): WireMistake {
  return { Id: id, Names: [], Worked: worked }
}

function namedMistake(exercise: WireMistake, language: Language): WireMistake {
  return { ...exercise, Names: [...namesOf(exercise.Worked.question.emoji, language)] }
}

function wireEnough({ id, question }: EnoughExercise): WireEnough {
  return { Id: id, Names: [], Question: question }
}

function namedEnough(exercise: WireEnough, language: Language): WireEnough {
  return { ...exercise, Names: [...namesOf(emojiOf(exercise.Question), language)] }
}
