/** Ids of received letters, so that none is forwarded twice. Their text is in the outbox, until it is sent. */
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
