import type { Queries } from '../../../platform/database/tables.ts'
import type { SettingsTable } from './tables.ts'

export interface AccountSettings {
  readonly hidesSolved: boolean
  readonly theme: SettingsTable['theme']
  readonly hasSound: boolean
  readonly reducesMotion: boolean
  readonly hasReadableFont: boolean
  /** On no public board. */
  readonly hidesFromBoards: boolean
}

export async function findSettings(queries: Queries, accountId: string): Promise<AccountSettings | undefined> {
  const row = await queries.selectFrom('settings').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return (
    row && {
      hidesSolved: row.hides_solved === 1,
      theme: row.theme,
      hasSound: row.has_sound === 1,
      reducesMotion: row.reduces_motion === 1,
      hasReadableFont: row.has_readable_font === 1,
      hidesFromBoards: row.hides_from_boards === 1,
    }
  )
}

/** Inserts a row of settings, unless there is one, and locks it until the transaction ends. */
export async function insertSettings(queries: Queries, accountId: string, settings: AccountSettings): Promise<void> {
  await queries
    .insertInto('settings')
    .values({ account_id: accountId, ...rowOf(settings) })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet((eb) => ({ account_id: eb.ref('settings.account_id') })))
    .execute()
}

/** Updates the given settings alone, so that concurrent changes of different ones both succeed. */
export async function updateSettings(queries: Queries, accountId: string, changes: Partial<AccountSettings>): Promise<void> {
  const row = rowOf(changes)
  if (Object.keys(row).length === 0) return
  await queries.updateTable('settings').set(row).where('account_id', '=', accountId).execute()
}

type Row = Omit<SettingsTable, 'account_id'>

function rowOf(settings: AccountSettings): Row
function rowOf(settings: Partial<AccountSettings>): Partial<Row>
function rowOf(settings: Partial<AccountSettings>): Partial<Row> {
  const { hidesSolved, theme, hasSound, reducesMotion, hasReadableFont, hidesFromBoards } = settings
  return {
    ...(hidesSolved === undefined ? {} : { hides_solved: numberOf(hidesSolved) }),
    ...(theme === undefined ? {} : { theme }),
    ...(hasSound === undefined ? {} : { has_sound: numberOf(hasSound) }),
    ...(reducesMotion === undefined ? {} : { reduces_motion: numberOf(reducesMotion) }),
    ...(hasReadableFont === undefined ? {} : { has_readable_font: numberOf(hasReadableFont) }),
    ...(hidesFromBoards === undefined ? {} : { hides_from_boards: numberOf(hidesFromBoards) }),
  }
}

function numberOf(is: boolean): number {
  return is ? 1 : 0
}
