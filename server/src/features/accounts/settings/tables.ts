/** An account's settings; no row = the defaults. */
export interface SettingsTable {
  account_id: string
  hides_solved: number
  theme: 'system' | 'light' | 'dark'
  has_sound: number
  reduces_motion: number
  has_readable_font: number
  /** 1 = on no public board. */
  hides_from_boards: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    settings: SettingsTable
  }
}
