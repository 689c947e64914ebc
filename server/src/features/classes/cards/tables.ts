/** What a student signs in by without a password; one at most. Times are milliseconds since 1970. */
export interface StudentCardsTable {
  account_id: string
  /** Random; token, typed code and pictures follow from it and the site's secret, so that a card can be printed again. */
  seed: string
  /** Keyed hashes of what may be brought; the first two are unique. */
  token_hash: string
  code_hash: string
  pictures_hash: string
  issued_at_ms: number
  /** Null while the card counts. */
  revoked_at_ms: number | null
}

/** What the students of a class type first, where they sign in by pictures. It is no secret. */
export interface ClassCodesTable {
  classroom_id: string
  code: string
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    student_cards: StudentCardsTable
    class_codes: ClassCodesTable
  }
}
