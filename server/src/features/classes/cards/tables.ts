/** A student's login card, at most one each. Times are milliseconds since 1970. */
export interface StudentCardsTable {
  account_id: string
  /** Random; token, typed code and pictures are derived from it and the site's secret, so that a card can be printed again. */
  seed: string
  /** Keyed hashes of the three keys; the first two are unique. */
  token_hash: string
  code_hash: string
  pictures_hash: string
  issued_at_ms: number
  /** Null while the card is valid. */
  revoked_at_ms: number | null
}

/** The class code that students type before they sign in by pictures. It is no secret. */
export interface ClassCodesTable {
  classroom_id: string
  code: string
  /** Wrong pictures before this time count no more. */
  tries_from_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    student_cards: StudentCardsTable
    class_codes: ClassCodesTable
  }
}
