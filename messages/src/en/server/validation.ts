/** In the words that browsers have for it, as it stands under a field. */
export const required = 'Please fill out this field.'
/** These are read behind a field's name. */
export const mustBe = (what: string) => `must be ${what}`
export const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
export const somethingElse = 'something else'
export const noEmail = 'is not an e-mail address'
export const noId = 'is not an id'
export const badFormat = 'is not written as it should be'
export const noneOfThese = 'is none of the possible values'
export const fieldTooMany = 'has a field too many'
export const notPossible = 'is not possible'
export const tooShort = 'is too short'
export const tooLong = 'is too long'
export const tooFew = 'has too few entries'
export const tooMany = 'has too many entries'
export const atLeast = (minimum: number | bigint) => `must be at least ${minimum}`
export const atMost = (maximum: number | bigint) => `must be at most ${maximum}`
/** What single schemas of calls say, which are English. */
export const bySchema: Readonly<Record<string, string>> = {
  emailAddress: 'Please give a whole e-mail address, such as name@example.com.',
  year: 'must be a year such as 1990',
  month: 'must be a month, such as 2026-11',
  studentsOrClass: 'Please name either students or a class.',
  unseenSigns: 'Please use only signs that can be seen.',
  oneLine: 'must be in one line',
  operator: 'needs an operator between two operands',
}
