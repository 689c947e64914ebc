import { dayAt } from '@emojigma/engine/day.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { checkAll } from './invariants.ts'
import { operate } from './operations.ts'
import { openWorld, type Player } from './world.ts'

const CHECK_EVERY = 250
const TOLD_AFTERWARDS = 12
/** Of 2,000 operations each: 200,000 in all. */
const SEASONS = 100
const SEASONS_A_DAY = 3

/** The seasons that tests play today: each day the next three of a hundred, which the bench repeats by their numbers.
 *  Source: docs/figures.md, Simulation */
export function seasonsOfToday(): readonly number[] {
  const first = dayAt(Date.now()) * SEASONS_A_DAY
  return Array.from({ length: SEASONS_A_DAY }, (_, index) => ((first + index) % SEASONS) + 1)
}

/** Plays a season on a fresh database, and checks it every 250 operations and after each crash. The seed decides all, so a season that
 *  fails is repeated by its seed.
 *  @returns the history and its outcome, in words
 *  @throws Error with the seed and the last operations, when something is not as it must be */
export async function playSeason(seed: string, operations: number): Promise<readonly string[]> {
  const world = await openWorld(randomFrom('simulation', seed))
  let done = 0
  try {
    for (; done < operations; done += 1) {
      await operate(world)
      if ((done + 1) % CHECK_EVERY === 0) await checkAll(world)
    }
    await checkAll(world)
    return [...world.history, ...world.players.map(outcomeOf)]
  } catch (error) {
    const last = world.history.slice(-TOLD_AFTERWARDS).join('\n  ')
    throw new Error(`seed ${seed}, operation ${done}\n  ${last}`, { cause: error })
  } finally {
    await world.close()
  }
}

function outcomeOf({ name, points, orders, solved, classes }: Player): string {
  const students = classes.map((room) => room.students.length)
  return `${name}: ${points} points, ${orders} orders, students ${students.join(' ')}, solved ${[...solved].join(' ')}`
}
