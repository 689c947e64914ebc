import type { DailyEnough, DailyMistakes, WireEnough, WireMistake } from '@emojigma/contract/exercises.ts'
import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { emojiName } from '@emojigma/engine/emoji/name.ts'
import { enoughOn, type EnoughExercise } from '@emojigma/engine/enough/daily.ts'
import { emojiOf } from '@emojigma/engine/enough/question.ts'
import type { LevelBand } from '@emojigma/engine/levels.ts'
import { likeId, mistakeLike, mistakesOn, type MistakeExercise } from '@emojigma/engine/mistakes/daily.ts'
import { setImmediate as turn } from 'node:timers/promises'
import type { Clock } from '../clock.ts'

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

  mistakes(): Promise<DailyMistakes> {
    const day = this.today()
    if (this.#mistakes?.day !== day) this.#mistakes = { day, made: bothBands(day, (band) => mistakesOn(day, band).map(wireMistake)) }
    return this.#mistakes.made
  }

  enough(): Promise<DailyEnough> {
    const day = this.today()
    if (this.#enough?.day !== day) this.#enough = { day, made: bothBands(day, (band) => enoughOn(day, band).map(wireEnough)) }
    return this.#enough.made
  }

  mistakeLike(puzzleId: number): WireMistake | null {
    const id = likeId(puzzleId)
    if (id === undefined) return null
    const known = this.#like.get(id)
    if (known) return known
    const made = mistakeLike(puzzleId)
    if (!made) return null
    const exercise = wireMistake(made)
    this.#like.set(id, exercise)
    return exercise
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
  return { Id: id, Names: worked.question.emoji.map(emojiName), Worked: worked }
}

function wireEnough({ id, question }: EnoughExercise): WireEnough {
  return { Id: id, Names: emojiOf(question).map(emojiName), Question: question }
}
