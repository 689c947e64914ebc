import { parseArgs } from 'node:util'
import { isoTime } from '../../platform/clock.ts'
import { addOffer, allOffers, endOfferNow, offerOf, type Offer, type OfferDraft } from '../shop/offers/service.ts'
import type { Command, OperatorOptions } from './command.ts'
import { insertAct } from './queries.ts'

const OPTIONS = ['name', 'description', 'percent', 'code', 'from', 'until'] as const

/** The commands about offers.
 *  @param words the arguments after `offer`
 *  @returns undefined for a usage error
 *  Source: docs/product.md, Offers */
export function offerCommandOf([verb, ...words]: readonly string[]): Command | undefined {
  if (verb === 'add') return (options) => add(words, options)
  if (verb === 'list' && words.length === 0) return list
  const [code] = words
  if (verb === 'end' && code !== undefined && words.length === 1) return (options) => end(code, options)
  return undefined
}

async function add(words: readonly string[], { database, nowMs, print }: OperatorOptions): Promise<number> {
  const draft = draftOf(words)
  const offer = typeof draft === 'string' ? [draft] : offerOf(draft, nowMs)
  if (!('code' in offer)) {
    print(['The offer was not added:', ...offer.map((complaint) => `  ${complaint}`)].join('\n'))
    return 2
  }
  const { code, percent } = offer
  const act = { atMs: nowMs, command: 'offer add', touched: `offer ${code}, ${percent}%` }
  if (!(await addOffer(database, offer, (transaction) => insertAct(transaction, act)))) {
    print(`The offer was not added: there is, or was, one with the code ${offer.code}. Choose another code.`)
    return 1
  }
  print(`Added: ${lineOf(offer, nowMs)}`)
  print('A running site shows it within a minute.')
  return 0
}

async function list({ database, nowMs, print }: OperatorOptions): Promise<number> {
  const offers = await allOffers(database.queries)
  for (const offer of offers) print(lineOf(offer, nowMs))
  print(offers.length === 1 ? '1 offer.' : `${offers.length} offers.`)
  return 0
}

async function end(code: string, { database, nowMs, print }: OperatorOptions): Promise<number> {
  const act = { atMs: nowMs, command: 'offer end', touched: `offer ${code}` }
  const isEnded = await endOfferNow(database, code, nowMs, (transaction) => insertAct(transaction, act))
  print(isEnded ? `The offer ${code} is over. A running site takes it down within a minute.` : `There is no offer ${code} left to end.`)
  return isEnded ? 0 : 1
}

/** @returns a message about an unknown option */
function draftOf(words: readonly string[]): OfferDraft | string {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string', multiple: true }] as const))
  try {
    const { values } = parseArgs({ args: [...words], options, strict: true, allowPositionals: false })
    const twice = OPTIONS.find((name) => (values[name] as readonly string[] | undefined)?.[1] !== undefined)
    if (twice) return `--${twice} is given twice.`
    return Object.fromEntries(OPTIONS.map((name) => [name, (values[name] as readonly string[] | undefined)?.[0]]))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function lineOf({ code, percent, name, startsAtMs, endsAtMs }: Offer, nowMs: number): string {
  const state = nowMs >= endsAtMs ? 'over' : nowMs >= startsAtMs ? 'runs' : 'to come'
  return `${code}  ${percent}%  ${state}  ${isoTime(startsAtMs)} to ${isoTime(endsAtMs)}  ${name}`
}
