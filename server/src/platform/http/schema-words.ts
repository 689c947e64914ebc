import { m } from '@emojigma/messages'
import { z } from 'zod'
import { inLanguage, ENGLISH, type Language } from '../languages.ts'
import { localizedText, type LocalizedText } from '../localized-text.ts'

/** Gives every schema without a message of its own a plain one, so that validator jargon never reaches people. */
export function installSchemaMessages(): void {
  z.config({ customError: (issue) => english(wordsOf(issue)) })
}

/** Messages of schemas by their English text: a schema does not know the reader's language. */
const schemaTexts = new Map<string, LocalizedText>()

/** The translatable form of a schema's message. */
export function schemaText(text: string): LocalizedText {
  return schemaTexts.get(text) ?? fixedTexts().get(text) ?? (() => text)
}

function english(said: LocalizedText): string {
  const text = said(ENGLISH)
  schemaTexts.set(text, said)
  return text
}

let fixed: ReadonlyMap<string, LocalizedText> | undefined

/** Translatable messages by their English text: of single schemas, and of the rules in schemas. */
function fixedTexts(): ReadonlyMap<string, LocalizedText> {
  fixed ??= new Map(textsIn(ENGLISH.words, ({ words }) => words))
  return fixed
}

function textsIn(messages: object, of: (language: Language) => object): readonly (readonly [string, LocalizedText])[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) => {
    const inner = (language: Language): unknown => (of(language) as Readonly<Record<string, unknown>>)[name]
    if (typeof message === 'string') return [[message, inner as LocalizedText] as const]
    return typeof message === 'object' && message !== null ? textsIn(message, inner as (language: Language) => object) : []
  })
}

type Issue = z.core.$ZodRawIssue

/** A whole sentence, because it is also shown without its field's name. */
function wordsOf(issue: Issue): LocalizedText {
  switch (issue.code) {
    case 'invalid_type': {
      const { expected } = issue
      if (issue.input === undefined) return REQUIRED
      return (language) => m['field.must_be']({ what: m['field.kinds']({ kind: expected }, inLanguage(language)) }, inLanguage(language))
    }
    case 'too_small':
      return smallWords(issue.origin, issue.minimum)
    case 'too_big':
      return bigWords(issue.origin, issue.maximum)
    case 'invalid_format':
      return FORMATS[issue.format] ?? localizedText(m['field.bad_format'])
    case 'invalid_value':
      return issue.input === undefined ? REQUIRED : localizedText(m['field.none_of_these'])
    case 'unrecognized_keys':
      return localizedText(m['field.unknown_field'])
    default:
      return issue.input === undefined ? REQUIRED : localizedText(m['field.not_possible'])
  }
}

const REQUIRED: LocalizedText = localizedText(m['field.required'])

const FORMATS: Readonly<Record<string, LocalizedText>> = {
  email: localizedText(m['field.no_email']),
  guid: localizedText(m['field.no_id']),
  uuid: localizedText(m['field.no_id']),
}

function smallWords(of: string, minimum: number | bigint): LocalizedText {
  return (language) => {
    if (of === 'string')
      return minimum === 1 ? m['field.required']({}, inLanguage(language)) : m['field.too_short']({}, inLanguage(language))
    return of === 'array' ? m['field.too_few']({}, inLanguage(language)) : m['field.at_least']({ minimum }, inLanguage(language))
  }
}

function bigWords(of: string, maximum: number | bigint): LocalizedText {
  return (language) => {
    if (of === 'string') return m['field.too_long']({}, inLanguage(language))
    return of === 'array' ? m['field.too_many']({}, inLanguage(language)) : m['field.at_most']({ maximum }, inLanguage(language))
  }
}
