import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { clearFlag, restoreFlag } from '../boards/service.ts'
import { endOfferNow, restoreOffer } from '../shop/offers/service.ts'
import { switchOrder } from '../shop/orders/service.ts'
import { insertAct } from './queries.ts'

/** The operator's changes on the page. Each can be undone, and is logged in the database.
 *  Source: docs/product.md, The operator's page */
export class Changes {
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  /** @returns false if there is no such open flag */
  clearFlag(id: number): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'flags clear', touched: `flag ${id}` }
    return clearFlag(this.#database, id, act.atMs, (transaction, accountId) => insertAct(transaction, { ...act, accountId }))
  }

  /** @returns false if there is no such cleared flag */
  restoreFlag(id: number): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'flags restore', touched: `flag ${id}` }
    return restoreFlag(this.#database, id, (transaction, accountId) => insertAct(transaction, { ...act, accountId }))
  }

  /** @returns false if there is no running or future offer with this code */
  endOffer(code: string): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'offer end', touched: `offer ${code}` }
    return endOfferNow(this.#database, code, act.atMs, (transaction) => insertAct(transaction, act))
  }

  /** @returns false if no offer with this code is over, or the new end is not in the future */
  restoreOffer(code: string, endsAtMs: number): Promise<boolean> {
    const act = { atMs: this.#clock.nowMs(), command: 'offer restore', touched: `offer ${code}` }
    return restoreOffer(this.#database, code, { nowMs: act.atMs, endsAtMs }, (transaction) => insertAct(transaction, act))
  }

  /** @returns false if there is no such valid order
   *  Source: docs/product.md, Plans and orders */
  revokeOrder(id: number): Promise<boolean> {
    return this.#setActive(id, false)
  }

  /** @returns false if there is no such revoked order */
  restoreOrder(id: number): Promise<boolean> {
    return this.#setActive(id, true)
  }

  #setActive(id: number, isActive: boolean): Promise<boolean> {
    const command = isActive ? 'plan restore' : 'plan revoke'
    return this.#database.durably(async (transaction) => {
      // Renewal is left alone: it belongs to the payment, and undoing the change must restore the order completely.
      const order = await switchOrder(transaction, id, isActive)
      if (!order) return false
      const touched = `order ${id}, ${order.productId}`
      await insertAct(transaction, { atMs: this.#clock.nowMs(), command, touched, accountId: order.accountId })
      return true
    })
  }
}
