import type { Database } from '../../../platform/database/connection.ts'
import type { Transaction } from 'kysely'
import { RowGone } from '../../../platform/database/missing-row.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { findSettings, insertSettings, updateSettings, type AccountSettings } from './queries.ts'

export type { AccountSettings } from './queries.ts'

const DEFAULTS: AccountSettings = {
  hidesSolved: false,
  theme: 'system',
  hasSound: true,
  reducesMotion: false,
  hasReadableFont: false,
  hidesFromBoards: false,
}

export interface AccountSettingsOptions {
  readonly database: Database
  /** Called in the transaction in which an account starts or stops hiding from the boards. */
  readonly onHiding: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
}

export class SettingsOfAccounts {
  readonly #options: AccountSettingsOptions

  constructor(options: AccountSettingsOptions) {
    this.#options = options
  }

  async of(accountId: string): Promise<AccountSettings> {
    return (await findSettings(this.#options.database.queries, accountId)) ?? DEFAULTS
  }

  /** @param changes settings to change
   *  @returns all settings after the change */
  change(accountId: string, changes: Partial<AccountSettings>): Promise<AccountSettings> {
    return this.#options.database.durably((transaction) => this.changeWithin(transaction, accountId, changes))
  }

  /** The same within a transaction. */
  async changeWithin(transaction: Transaction<Tables>, accountId: string, changes: Partial<AccountSettings>): Promise<AccountSettings> {
    await insertSettings(transaction, accountId, DEFAULTS)
    const before = await findSettings(transaction, accountId)
    await updateSettings(transaction, accountId, changes)
    const after = await findSettings(transaction, accountId)
    if (!before || !after) throw new RowGone('settings vanished')
    if (before.hidesFromBoards !== after.hidesFromBoards) await this.#options.onHiding(transaction, accountId)
    return after
  }
}
