import { z } from 'zod'
import { ENGLISH, type Language } from '../languages.ts'
import type { Said } from '../said.ts'

/** Makes every schema that has no words of its own say in plain ones what is wrong, so that a validator's words never reach a person. */
export function speakPlainly(): void {
  z.config({ customError: (issue) => english(wordsOf(issue)) })
}

/** What schemas have said. They speak English: who asks is not known to them. */
const saidBySchemas = new Map<string, Said>()

/** What a schema said, to be said in another language. */
export function schemaText(text: string): Said {
  return saidBySchemas.get(text) ?? fixedTexts().get(text) ?? (() => text)
}

function english(said: Said): string {
  const text = said(ENGLISH)
  saidBySchemas.set(text, said)
  return text
}

let fixed: ReadonlyMap<string, Said> | undefined

/** By what they are in English: the words of single schemas, and those of rules that schemas hold. */
function fixedTexts(): ReadonlyMap<string, Said> {
  fixed ??= new Map([
    ...textsIn(ENGLISH.server.validation.bySchema, ({ server }) => server.validation.bySchema),
    ...textsIn(ENGLISH.words, ({ words }) => words),
  ])
  return fixed
}

function textsIn(messages: object, of: (language: Language) => object): readonly (readonly [string, Said])[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) => {
    const inner = (language: Language): unknown => (of(language) as Readonly<Record<string, unknown>>)[name]
    if (typeof message === 'string') return [[message, inner as Said] as const]
    return typeof message === 'object' && message !== null ? textsIn(message, inner as (language: Language) => object) : []
  })
}

type Issue = z.core.$ZodRawIssue

/** To be read behind a field's name. */
function wordsOf(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type': {
      const { expected } = issue
      if (issue.input === undefined) return REQUIRED
      return ({ server: { validation } }) => validation.mustBe(validation.kinds[expected] ?? validation.somethingElse)
    }
    case 'too_small':
      return smallWords(issue.origin, issue.minimum)
    case 'too_big':
      return bigWords(issue.origin, issue.maximum)
    case 'invalid_format':
      return FORMATS[issue.format] ?? (({ server }) => server.validation.badFormat)
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : ({ server }) => server.validation.noneOfThese
    case 'unrecognized_keys':
      return ({ server }) => server.validation.fieldTooMany
    default:
      return issue.input === undefined ? REQUIRED : ({ server }) => server.validation.notPossible
  }
}

const REQUIRED: Said = ({ server }) => server.validation.required

const FORMATS: Readonly<Record<string, Said>> = {
  email: ({ server }) => server.validation.noEmail,
  guid: ({ server }) => server.validation.noId,
  uuid: ({ server }) => server.validation.noId,
}

function smallWords(of: string, minimum: number | bigint): Said {
  return ({ server: { validation } }) => {
    if (of === 'string') return minimum === 1 ? validation.required : validation.tooShort
    return of === 'array' ? validation.tooFew : validation.atLeast(minimum)
  }
}

function bigWords(of: string, maximum: number | bigint): Said {
  return ({ server: { validation } }) => {
    if (of === 'string') return validation.tooLong
    return of === 'array' ? validation.tooMany : validation.atMost(maximum)
  }
}
