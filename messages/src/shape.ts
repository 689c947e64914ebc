/** The shape of a message module in any language, derived from the English one: texts may differ, names and parameters may not. */
export type Translated<Messages> = {
  readonly [Name in keyof Messages]: Messages[Name] extends string
    ? string
    : Messages[Name] extends (...values: infer Values) => infer Text
      ? (...values: Values) => Text extends string ? string : Text
      : Messages[Name] extends object
        ? Translated<Messages[Name]>
        : Messages[Name]
}
