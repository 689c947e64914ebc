import { randomFrom } from '@emojigma/engine/random.ts'
import { ALL_TIME_LISTED_DAYS, LISTED_DAYS } from '@emojigma/contract/rules/limits.ts'
import {
  evidenceAfter,
  evidenceTogether,
  judged,
  NO_EVIDENCE,
  SCORE_LIMIT,
  type FairnessRule,
} from '@emojigma/server/features/boards/fairness/evidence.ts'
import { HONEST, personOf } from './fairness/honest.ts'
import type { Playing } from './fairness/play.ts'
import { SCRIPTS } from './fairness/scripts.ts'
import { readOptions } from '../options.ts'
import { markdownTable } from '../markdown-table.ts'

/** How many honest players are flagged by mistake, and after how many days scripts are. The site's own function judges simulated players.
 *  Ends with 1 when a goal is missed. `--days`: how long honest players play; `--seeds`: scripts of each kind; `--run`: other random
 *  players.
 *  Source: docs/security.md, Fair boards */
const { days: DAYS, seeds: SEEDS, run: RUN } = readOptions({ days: 100, seeds: 200, run: 1 })
const SCRIPT_DAYS = 60
/** Share of a kind that must be found in time, since chance makes some scripts look human. */
const MOST = 0.95

interface Flag {
  /** Counted from 1. */
  readonly day: number
  readonly rule: FairnessRule
}

/** @param takenInEvery the days after which an account takes a guest's device in; 1 = plays signed in
 *  @returns the day of play on which the player leaves the boards; undefined = not within so many days */
function flaggedOn(playing: Playing, days: number, seed: string, takenInEvery = 1): Flag | undefined {
  const random = randomFrom('fairness', seed)
  let [evidence, ofDevice] = [NO_EVIDENCE, NO_EVIDENCE]
  for (let day = 0; day < days; day += 1) {
    for (const guess of playing(day, random)) {
      if (takenInEvery > 1) ofDevice = evidenceAfter(ofDevice, guess)
      else evidence = evidenceAfter(evidence, guess)
      const { score, rule } = judged(evidence)
      if (score >= SCORE_LIMIT) return { day: day + 1, rule }
    }
    if ((day + 1) % takenInEvery > 0) continue
    ;[evidence, ofDevice] = [evidenceTogether(evidence, ofDevice), NO_EVIDENCE]
    const { score, rule } = judged(evidence)
    if (score >= SCORE_LIMIT) return { day: day + 1, rule }
  }
  return undefined
}

/** @param left the day of play on which a player leaves the boards
 *  @returns on how many days of play its name is on a board that asks for so many; a guest's is on it from the day of a claim */
function daysOnBoard(left: number, listedDays: number, takenInEvery: number): number {
  const listedFrom = Math.ceil(listedDays / takenInEvery) * takenInEvery
  return Math.max(0, left - listedFrom + (takenInEvery > 1 ? 0 : 1))
}

function wordOf(days: number): string {
  return Number.isFinite(days) ? String(days) : `over ${SCRIPT_DAYS}`
}

function honestRow([kind, habits]: (typeof KINDS)[number]) {
  const found = Array.from({ length: habits.people }, (_, index) => {
    const seed = `${RUN} ${kind} ${index}`
    return flaggedOn(personOf(habits, randomFrom('person', seed)), DAYS, seed, habits.takenInEvery)
  }).filter((one) => one !== undefined)
  return { people: kind, of: habits.people, flagged: found.length, why: [...new Set(found.map(({ rule }) => rule))].join(', ') || '–' }
}

function scriptRow([kind, { limit, playing, takenInEvery = 1 }]: [string, (typeof SCRIPTS)[string]]) {
  const found = Array.from({ length: SEEDS }, (_, index) => flaggedOn(playing, SCRIPT_DAYS, `${RUN} ${kind} ${index}`, takenInEvery))
  const days = found.map((one) => one?.day ?? Infinity).toSorted((a, b) => a - b)
  const last = days.at(-1) ?? Infinity
  const most = days[Math.ceil(MOST * SEEDS) - 1] ?? Infinity
  return {
    script: kind,
    'days until 95 % have left': wordOf(most),
    'until the last has': wordOf(last),
    'days on a daily board, 95 %': wordOf(daysOnBoard(most, LISTED_DAYS, takenInEvery)),
    'all time, 95 %': wordOf(daysOnBoard(most, ALL_TIME_LISTED_DAYS, takenInEvery)),
    'all time, the last': wordOf(daysOnBoard(last, ALL_TIME_LISTED_DAYS, takenInEvery)),
    goal: limit === undefined ? 'not promised' : String(limit),
    'by what': [...new Set(found.map((one) => one?.rule ?? '–'))].join(', '),
    kept: limit === undefined ? '–' : most <= limit ? 'yes' : 'NO',
  }
}

const KINDS = Object.entries(HONEST)
const honest = KINDS.map(honestRow)
const scripts = Object.entries(SCRIPTS).map(scriptRow)
const flagged = honest.reduce((sum, row) => sum + row.flagged, 0)
const people = honest.reduce((sum, row) => sum + row.of, 0)
console.log(`${flagged} of ${people} honest players flagged in ${DAYS} days, goal 0\n`)
console.log(markdownTable(honest))
console.log(`\n${SEEDS} scripts of each kind\n`)
console.log(markdownTable(scripts))
process.exitCode = flagged === 0 && scripts.every(({ kept }) => kept !== 'NO') ? 0 : 1
