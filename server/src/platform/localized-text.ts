import type { Locale } from '@emojigma/messages/runtime'
import { ENGLISH, inLanguage, type Language } from './languages.ts'

/** A text in whichever language a reply is in: services choose the message, routes the language. */
export type LocalizedText = (language: Language) => string

type Message<Inputs> = (inputs: Inputs, options: { readonly locale: Locale }) => string

/** A message of the catalogue with its inputs, translated once the language is known. */
export function localizedText(text: Message<object>): LocalizedText
export function localizedText<Inputs>(text: Message<Inputs>, inputs: Inputs): LocalizedText
export function localizedText<Inputs>(text: Message<Inputs | object>, inputs: Inputs | object = {}): LocalizedText {
  return (language) => text(inputs, inLanguage(language))
}

/** @returns a rule's message in each language; undefined if the rule finds no fault */
export function localizedFault(fault: (language: Language) => string | undefined): LocalizedText | undefined {
  return fault(ENGLISH) === undefined ? undefined : (language) => fault(language) ?? ''
}

/** A reply whose texts are not translated yet. */
export type Localized<Answer> = Answer extends string
  ? string extends Answer
    ? Answer | LocalizedText
    : Answer
  : Answer extends (...parameters: never[]) => unknown
    ? Answer
    : Answer extends object
      ? { readonly [Name in keyof Answer]: Localized<Answer[Name]> }
      : Answer

/** Translates the texts of a reply. */
export function localized<Answer>(language: Language, reply: Localized<Answer>): Answer {
  return translated(reply, language) as Answer
}

function translated(value: unknown, language: Language): unknown {
  if (typeof value === 'function') return (value as LocalizedText)(language)
  if (Array.isArray(value)) return value.map((inner) => translated(inner, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner, language)]))
}
