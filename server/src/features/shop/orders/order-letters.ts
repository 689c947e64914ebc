import { m } from '@emojigma/messages'
import { GRACE_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { covers, isSoldPlan, type Currency, type SoldPlan } from '@emojigma/contract/rules/products.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { z } from 'zod'
import { findAccount } from '../../accounts/service.ts'
import { inLanguage, languageNamed, pathIn, type Language } from '../../../platform/languages.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import type { Sweep } from '../../../platform/sweep.ts'
import type { Mail, Outbox } from '../../site/outbox/service.ts'
import { claimLetter, findOrder, hasStudents, isOrderPastDue, ordersOf, ordersToRemind, type Order } from './queries.ts'

const ORDERS_AT_ONCE = 100
/** A renewed plan began longer ago than one year and a leap day. */
const RENEWED_AFTER_MS = 367 * DAY_MS

/** Letters about a plan's end, by days to its end. A plan shorter than that gets none.
 *  Source: docs/product.md, Plans and orders */
const REMINDERS = [
  { kind: 'plan ends in 30 days', afterDays: 7, untilDays: 30 },
  { kind: 'plan ends in 7 days', afterDays: 0, untilDays: 7 },
  { kind: 'plan ended', afterDays: -GRACE_DAYS, untilDays: 0 },
] as const

export type OrderLetter = 'order paid' | (typeof REMINDERS)[number]['kind']

/** The subject of a letter, stored while it waits. */
const subject = z.object({ orderId: z.int(), amountMinor: z.int().optional(), endsAtMs: z.int().optional() })

/** Letters about money and time. Which of them an order has had is stored beside it, so that each is sent at most once. */
export class OrderLetters {
  readonly #outbox: Outbox
  readonly #origin: () => string

  /** @param origin public scheme and host of the site */
  constructor(outbox: Outbox, origin: () => string) {
    this.#outbox = outbox
    this.#origin = origin
    for (const kind of ['order paid', ...REMINDERS.map((reminder) => reminder.kind)] as const) {
      outbox.writeBy(kind, (transaction, email, { content = '' }) => this.#write(transaction, kind, email, content))
    }
  }

  /** Orders the receipt of a payment, in the transaction that stores it. Call `send()` after the commit. */
  async paid(transaction: Queries, order: Order, amountMinor: number): Promise<void> {
    if (await claimLetter(transaction, order, 'order paid')) await this.#order(transaction, 'order paid', order, amountMinor)
  }

  /** Orders a receipt once more.
   *  @returns false if its account has no e-mail */
  paidAgain(transaction: Queries, order: Order, amountMinor: number): Promise<boolean> {
    return this.#order(transaction, 'order paid', order, amountMinor)
  }

  send(): void {
    this.#outbox.send()
  }

  /** Reminds of plans that end soon, or ended lately. */
  readonly sweeps: readonly Sweep[] = REMINDERS.map(({ kind, afterDays, untilDays }) => ({
    name: `letters: ${kind}`,
    begin: (nowMs) => async (transaction) => {
      const [afterMs, untilMs] = [nowMs + afterDays * DAY_MS, nowMs + untilDays * DAY_MS]
      const orders = await ordersToRemind(transaction, kind, { afterMs, untilMs, longerThanMs: untilDays * DAY_MS }, ORDERS_AT_ONCE)
      for (const order of orders) {
        await claimLetter(transaction, order, kind)
        if (await isWorthALetter(transaction, order, kind)) await this.#order(transaction, kind, order)
      }
      return orders.length < ORDERS_AT_ONCE
    },
  }))

  async #order(transaction: Queries, kind: OrderLetter, order: Order, amountMinor?: number): Promise<boolean> {
    const email = (await findAccount(transaction, order.accountId))?.email
    if (!email) return false
    const about: z.infer<typeof subject> = { orderId: order.id, amountMinor, endsAtMs: order.endsAtMs }
    await this.#outbox.order(transaction, kind, email, { content: JSON.stringify(about) })
    return true
  }

  async #write(queries: Queries, kind: OrderLetter, email: string, content: string): Promise<Mail | undefined> {
    const { orderId, amountMinor = 0, endsAtMs } = subject.parse(JSON.parse(content))
    const order = await findOrder(queries, orderId)
    const account = order && (await findAccount(queries, order.accountId))
    if (!order?.isActive || account?.email !== email || !account.hasConsent) return undefined
    const letter = new OrderMail(email, order, languageNamed(account.language), this.#origin())
    if (kind === 'order paid') return letter.paid(amountMinor)
    // Renewed or extended meanwhile.
    if (order.endsAtMs === undefined || order.endsAtMs !== endsAtMs || !isSoldPlan(order.productId)) return undefined
    if (kind === 'plan ended') return letter.ended(endsAtMs)
    if (await isOrderPastDue(queries, order)) return letter.pastDue(endsAtMs)
    return willRenew(order) ? letter.renews(endsAtMs) : letter.ends(endsAtMs, order.productId)
  }
}

/** No letter about an order beside which another goes on, nor about the end of a plan that no class depends on. */
async function isWorthALetter(queries: Queries, order: Order, kind: OrderLetter): Promise<boolean> {
  const { id, accountId, productId, endsAtMs = 0 } = order
  const goesOn = (await ordersOf(queries, accountId)).some(
    (other) => other.id !== id && other.isActive && covers(other.productId, productId) && (other.endsAtMs ?? 0) > endsAtMs,
  )
  if (goesOn) return false
  return kind !== 'plan ended' || (productId === 'teacher' && (await hasStudents(queries, accountId)))
}

/** Only Stripe can charge again. */
function willRenew({ renews, source }: Order): boolean {
  return renews && source === 'stripe'
}

/** The letters about one order, in one language. */
class OrderMail {
  readonly #to: string
  readonly #order: Order
  readonly #language: Language
  readonly #options: ReturnType<typeof inLanguage>
  readonly #origin: string

  constructor(to: string, order: Order, language: Language, origin: string) {
    this.#to = to
    this.#order = order
    this.#language = language
    this.#options = inLanguage(language)
    this.#origin = origin
  }

  paid(amountMinor: number): Mail {
    const { id, startsAtMs, endsAtMs, source, currency = 'usd' } = this.#order
    const isRenewal = endsAtMs !== undefined && endsAtMs - startsAtMs > RENEWED_AFTER_MS
    const amount = this.#money(amountMinor, currency)
    const bought = isRenewal
      ? m['mail.order_paid.renewed']({ product: this.#product, amount }, this.#options)
      : m['mail.order_paid.bought']({ product: this.#product, amount, day: this.#day(startsAtMs) }, this.#options)
    return this.#mail({
      subject: m['mail.order_paid.subject']({}, this.#options),
      paragraphs: [
        bought,
        endsAtMs === undefined
          ? m['mail.order_paid.for_good']({}, this.#options)
          : m['mail.order_paid.until']({ day: this.#day(endsAtMs), renews: String(willRenew(this.#order)) }, this.#options),
        ...(source === 'test' ? [m['mail.order_paid.test_money']({}, this.#options)] : []),
      ],
      ...this.#account(),
      closing: m['mail.order_paid.closing']({ id }, this.#options),
    })
  }

  renews(endsAtMs: number): Mail {
    const day = this.#day(endsAtMs)
    return this.#mail({
      subject: m['mail.plan_renews.subject']({ day }, this.#options),
      paragraphs: [m['mail.plan_renews.text']({ day, product: this.#product }, this.#options)],
      ...this.#account(),
      closing: m['mail.plan_renews.closing']({}, this.#options),
    })
  }

  ends(endsAtMs: number, plan: SoldPlan): Mail {
    const day = this.#day(endsAtMs)
    return this.#mail({
      subject: m['mail.plan_ends.subject']({ day }, this.#options),
      paragraphs: [
        m['mail.plan_ends.text']({ day, product: this.#product }, this.#options),
        plan === 'teacher' ? this.#grace(endsAtMs) : m['mail.plan_ends.points_stay']({}, this.#options),
      ],
      ...this.#plans(),
      closing: m['mail.plan_ends.closing']({}, this.#options),
    })
  }

  ended(endsAtMs: number): Mail {
    const day = this.#day(endsAtMs)
    return this.#mail({
      subject: m['mail.plan_ended.subject']({}, this.#options),
      paragraphs: [m['mail.plan_ended.text']({ day, product: this.#product }, this.#options), this.#grace(endsAtMs)],
      ...this.#plans(),
      closing: m['mail.plan_ended.closing']({}, this.#options),
    })
  }

  pastDue(endsAtMs: number): Mail {
    return this.#mail({
      subject: m['mail.plan_past_due.subject']({}, this.#options),
      paragraphs: [m['mail.plan_past_due.text']({ day: this.#day(endsAtMs), product: this.#product }, this.#options)],
      ...this.#account(),
      closing: m['mail.plan_past_due.closing']({}, this.#options),
    })
  }

  get #product(): string {
    return this.#language.words.products.names[this.#order.productId]
  }

  #grace(endsAtMs: number): string {
    return m['mail.plan_ends.grace']({ day: this.#day(endsAtMs + GRACE_DAYS * DAY_MS) }, this.#options)
  }

  #account(): Pick<Mail, 'link'> {
    return { link: { label: m['mail.order_paid.open']({}, this.#options), address: this.#link('/myAccount') } }
  }

  #plans(): Pick<Mail, 'link'> {
    return { link: { label: m['mail.plan_ends.open']({}, this.#options), address: this.#link('/pricing') } }
  }

  #mail(mail: Omit<Mail, 'to' | 'language'>): Mail {
    const paragraphs = [m['mail.hello']({}, this.#options), ...mail.paragraphs]
    return { to: this.#to, language: this.#language, ...mail, paragraphs }
  }

  #day(timeMs: number): string {
    return new Intl.DateTimeFormat(this.#language.language.code, { dateStyle: 'long', timeZone: 'UTC' }).format(timeMs)
  }

  #money(minor: number, currency: Currency): string {
    return new Intl.NumberFormat(this.#language.language.code, { style: 'currency', currency }).format(minor / 100)
  }

  #link(path: string): string {
    return this.#origin + pathIn(this.#language, path)
  }
}
