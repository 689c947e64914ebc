/** Where a sign-in comes from. */
export interface Place {
  /** Network address; used for limits, and never stored. */
  readonly address: string
  /** The browser in plain words; undefined = unknown. */
  readonly device: string | undefined
  /** Language code of the visitor, and so of letters about the sign-in. */
  readonly language: string
}
