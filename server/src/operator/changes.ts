import type { Clock } from '../clock.ts'
import type { Database } from '../database/connection.ts'
import { clearFlag, restoreFlag } from '../leaderboards/service.ts'
import { endOfferNow, restoreOffer } from '../offers/service.ts'
import { changeOrder, findOrder } from '../orders/service.ts'
import { insertAct } from './queries.ts'

/** What the operator changes on the page. Each can be taken back, and is written down.
 *  Source: docs/product.md, The operator's page */
export class Changes {
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  /** @returns whether there was such an open flag */
  async clearFlag(id: number): Promise<boolean> {
    const isCleared = await clearFlag(this.#database, id, this.#clock.nowMs())
    if (isCleared) await this.#note('flags clear', `flag ${id}`)
    return isCleared
  }

  /** @returns whether there was such a flag that was cleared */
  async restoreFlag(id: number): Promise<boolean> {
    const isOpen = await restoreFlag(this.#database, id)
    if (isOpen) await this.#note('flags restore', `flag ${id}`)
    return isOpen
  }

  /** @returns whether an offer of this code was left to end */
  endOffer(code: string): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'offer end', touched: `offer ${code}` }
    return endOfferNow(this.#database, code, act.atMs, (transaction) => insertAct(transaction, act))
  }

  /** @returns whether there was such an offer that is over, and the time is still to come */
  restoreOffer(code: string, endsAtMs: number): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'offer restore', touched: `offer ${code}` }
    return restoreOffer(this.#database, code, { nowMs: act.atMs, endsAtMs }, (transaction) => insertAct(transaction, act))
  }

  /** @returns whether there was such an order that counted
   *  Source: docs/product.md, Plans and orders */
  revokeOrder(id: number): Promise<boolean> {
    return this.#setActive(id, false)
  }

  /** @returns whether there was such an order that was revoked */
  restoreOrder(id: number): Promise<boolean> {
    return this.#setActive(id, true)
  }

  #setActive(id: number, isActive: boolean): Promise<boolean> {
    const command = isActive ? 'plan restore' : 'plan revoke'
    return this.#database.durably(async (transaction) => {
      const order = await findOrder(transaction, id)
      if (!order || order.isActive === isActive) return false
      // Whether it renews is left as it is: that is the payment's business, and what is taken back by mistake comes back whole.
      await changeOrder(transaction, id, { isActive })
      const touched = `order ${id}, ${order.productId}`
      await insertAct(transaction, { atMs: this.#clock.nowMs(), command, touched, accountId: order.accountId })
      return true
    })
  }

  #note(command: string, touched: string): Promise<void> {
    return this.#database.durably((transaction) => insertAct(transaction, { atMs: this.#clock.nowMs(), command, touched }))
  }
}
