import { z } from 'zod'

/** Makes every schema that has no words of its own say in plain ones what is wrong, so that a validator's words never reach a person. */
export function speakPlainly(): void {
  z.config({ customError: wordsOf })
}

type Issue = z.core.$ZodRawIssue

/** To be read behind a field's name. */
function wordsOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${KINDS[issue.expected] ?? 'something else'}`
    case 'too_small':
      return smallWords(issue.origin, issue.minimum)
    case 'too_big':
      return bigWords(issue.origin, issue.maximum)
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'is not written as it should be'
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : 'is none of the possible values'
    case 'unrecognized_keys':
      return 'has a field too many'
    default:
      return issue.input === undefined ? 'is required' : 'is not possible'
  }
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'is not an e-mail address',
  guid: 'is not an id',
  uuid: 'is not an id',
}

function smallWords(of: string, minimum: number | bigint): string {
  if (of === 'string') return minimum === 1 ? 'is required' : 'is too short'
  return of === 'array' ? 'has too few entries' : `must be at least ${minimum}`
}

function bigWords(of: string, maximum: number | bigint): string {
  if (of === 'string') return 'is too long'
  return of === 'array' ? 'has too many entries' : `must be at most ${maximum}`
}
