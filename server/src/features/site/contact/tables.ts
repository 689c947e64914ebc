/** That a letter has come, so that the same one does not come twice. What it said is in the outbox, and gone once it is sent. */
export interface ContactMessagesTable {
  /** A random UUID that the page made for this one letter. */
  id: string
  received_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    contact_messages: ContactMessagesTable
  }
}
