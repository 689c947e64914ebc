import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { clearFlag, restoreFlag } from '../boards/service.ts'
import { endOfferNow, restoreOffer } from '../shop/offers/service.ts'
import { switchOrder } from '../shop/orders/service.ts'
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
  clearFlag(id: number): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'flags clear', touched: `flag ${id}` }
    return clearFlag(this.#database, id, act.atMs, (transaction, accountId) => insertAct(transaction, { ...act, accountId }))
  }

  /** @returns whether there was such a flag that was cleared */
  restoreFlag(id: number): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'flags restore', touched: `flag ${id}` }
    return restoreFlag(this.#database, id, (transaction, accountId) => insertAct(transaction, { ...act, accountId }))
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
      // Whether it renews is left as it is: that is the payment's business, and what is taken back by mistake comes back whole.
      const order = await switchOrder(transaction, id, isActive)
      if (!order) return false
      const touched = `order ${id}, ${order.productId}`
      await insertAct(transaction, { atMs: this.#clock.nowMs(), command, touched, accountId: order.accountId })
      return true
    })
  }
}
