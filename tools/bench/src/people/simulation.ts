import { readOptions } from '../options.ts'
import { playSeason } from './simulation/season.ts'

/** Plays seasons of random operations on the whole server, each on a fresh embedded database, and checks after each 250 and each crash
 *  what must be true at any moment. Ends at the first fault, with its seed. `--operations`: in all; `--season`: operations on one
 *  database; `--run`: other seeds; `--from`: the first season. One season alone: `--from 17 --operations 2000`.
 *  Source: docs/figures.md, Simulation */
const { operations: ALL, season: SEASON, run: RUN, from: FROM } = readOptions({ operations: 1_000_000, season: 2000, run: 1, from: 1 })

const beganMs = performance.now()
for (let season = FROM; (season - FROM) * SEASON < ALL; season += 1) {
  await playSeason(`${RUN} ${season}`, SEASON)
  const seconds = (performance.now() - beganMs) / 1000
  const done = (season + 1 - FROM) * SEASON
  console.log(`${done} operations in ${Math.round(seconds)} s, without a fault; next season ${season + 1}`)
}
