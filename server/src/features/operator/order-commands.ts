import { isSoldPlan, SOLD_PLANS } from '@emojigma/contract/rules/products.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { isoTime } from '../../platform/clock.ts'
import { findByEmail, findByUserName, type Account } from '../accounts/service.ts'
import type { Database } from '../../platform/database/connection.ts'
import { folded } from '../../platform/folding.ts'
import { changeOrder, insertOrder, listOrders, switchOrder, type Order } from '../shop/orders/service.ts'
import type { Command, OperatorOptions } from './command.ts'
import { insertAct, lastActs } from './queries.ts'

const A_YEAR_DAYS = 365
const MOST_DAYS = 3650
/** Lines of output at most. */
const SHOWN = 200

/** The commands about plans.
 *  @param words the arguments after `plan`
 *  @returns undefined for a usage error
 *  Source: docs/product.md, Plans and orders */
export function planCommandOf([verb, ...words]: readonly string[]): Command | undefined {
  if (verb === 'grant') return (options) => grant(words, options)
  const [id] = words
  if (verb === 'revoke' && id !== undefined && /^\d{1,9}$/.test(id) && words.length === 1) return (options) => revoke(Number(id), options)
  return undefined
}

/** @param words the arguments after `orders` */
export function orderCommandOf([verb, name, ...rest]: readonly string[]): Command | undefined {
  return verb === 'list' && rest.length === 0 ? (options) => list(name, options) : undefined
}

/** @param words the arguments after `audit` */
export function auditCommandOf(words: readonly string[]): Command | undefined {
  return words.length === 1 && words[0] === 'list' ? audit : undefined
}

async function grant(words: readonly string[], { database, nowMs, print }: OperatorOptions): Promise<number> {
  const [name, plan, flag, typedDays = '', ...rest] = words
  const days = flag === undefined ? A_YEAR_DAYS : /^\d{1,4}$/.test(typedDays) ? Number(typedDays) : 0
  const isFlagGood = flag === undefined || (flag === '--days' && rest.length === 0)
  if (name === undefined || plan === undefined || !isSoldPlan(plan) || !isFlagGood || days < 1 || days > MOST_DAYS) {
    print(`plan grant <e-mail or user name> <${SOLD_PLANS.join('|')}> [--days 1 to ${MOST_DAYS}]`)
    return 2
  }
  const account = await accountOf(database, name)
  if (!account) return unknownAccount(name, print)
  const endsAtMs = nowMs + days * DAY_MS
  const orderId = await database.durably(async (transaction) => {
    const order = { accountId: account.id, productId: plan, source: 'operator', paymentRef: undefined, renews: false } as const
    const id = await insertOrder(transaction, { ...order, amountMinor: undefined, currency: undefined, startsAtMs: nowMs, endsAtMs })
    await insertAct(transaction, {
      atMs: nowMs,
      command: 'plan grant',
      touched: `order ${id}, ${plan}, ${days} days`,
      accountId: account.id,
    })
    return id
  })
  print(`Granted: ${plan} to ${account.userName} until ${isoTime(endsAtMs)}, as order ${orderId}. It counts at once.`)
  return 0
}

async function revoke(id: number, { database, nowMs, print }: OperatorOptions): Promise<number> {
  const order = await database.durably(async (transaction) => {
    const revoked = await switchOrder(transaction, id, false)
    if (!revoked) return undefined
    await changeOrder(transaction, id, { renews: false })
    const touched = `order ${id}, ${revoked.productId}`
    await insertAct(transaction, { atMs: nowMs, command: 'plan revoke', touched, accountId: revoked.accountId })
    return revoked
  })
  if (!order) {
    print(`There is no order ${id} that could be revoked.`)
    return 1
  }
  print(`Order ${id} is revoked. It opens nothing any more.`)
  if (order.source === 'stripe') {
    print('It was paid at Stripe: cancel the subscription there and give the money back, or the next payment makes it count again.')
  }
  return 0
}

async function list(name: string | undefined, { database, nowMs, print }: OperatorOptions): Promise<number> {
  const account = name === undefined ? undefined : await accountOf(database, name)
  if (name !== undefined && !account) return unknownAccount(name, print)
  const orders = await listOrders(database.queries, account?.id, SHOWN)
  const touched = account ? 'the orders of one account' : 'the newest orders'
  await database.durably((transaction) => insertAct(transaction, { atMs: nowMs, command: 'orders list', touched, accountId: account?.id }))
  for (const order of orders) print(lineOf(order, nowMs))
  print(orders.length === 1 ? '1 order.' : `${orders.length} orders${orders.length === SHOWN ? ', the newest' : ''}.`)
  return 0
}

async function audit({ database, print }: OperatorOptions): Promise<number> {
  const acts = await lastActs(database.queries, SHOWN)
  for (const { atMs, command, touched, accountId } of acts) {
    print(`${isoTime(atMs)}  ${command}  ${touched}${accountId === undefined ? '' : `  (${accountId})`}`)
  }
  print(acts.length === 1 ? '1 line.' : `${acts.length} lines${acts.length === SHOWN ? ', the newest' : ''}.`)
  return 0
}

async function accountOf({ queries }: Database, name: string): Promise<Account | undefined> {
  return (await findByEmail(queries, folded(name))) ?? (await findByUserName(queries, folded(name)))
}

function unknownAccount(name: string, print: OperatorOptions['print']): number {
  print(`Nobody has the e-mail or user name ${name}.`)
  return 1
}

function lineOf({ id, accountId, productId, source, isActive, amountMinor, currency, startsAtMs, endsAtMs }: Order, nowMs: number): string {
  const state = !isActive ? 'revoked' : endsAtMs !== undefined && endsAtMs <= nowMs ? 'over' : 'counts'
  const paid = amountMinor === undefined ? 'granted' : `${(amountMinor / 100).toFixed(2)} ${currency ?? ''}`
  const until = endsAtMs === undefined ? 'for good' : `to ${isoTime(endsAtMs)}`
  return `${id}  ${productId}  ${state}  ${source}  ${paid}  ${isoTime(startsAtMs)} ${until}  (${accountId})`
}
