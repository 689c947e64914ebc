/** Where somebody signs in. */
export interface Place {
  /** Network address; used for limits, and never kept. */
  readonly address: string
  /** The browser in plain words; undefined when it does not say. */
  readonly device: string | undefined
  /** The code of the language in which they read, and so in which they are told of it. */
  readonly language: string
}
