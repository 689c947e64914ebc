import { ENGLISH, type Language } from './languages.ts'

/** Something to be said in the language of whoever asks: services say what, and whoever answers in which language. */
export type Said = (language: Language) => string

/** @returns what a rule says in each language; undefined where it finds nothing wrong */
export function saidOf(fault: (language: Language) => string | undefined): Said | undefined {
  return fault(ENGLISH) === undefined ? undefined : (language) => fault(language) ?? ''
}

/** An answer in which texts may be yet to be said. */
export type Unsaid<Answer> = Answer extends string
  ? string extends Answer
    ? Answer | Said
    : Answer
  : Answer extends (...given: never[]) => unknown
    ? Answer
    : Answer extends object
      ? { readonly [Name in keyof Answer]: Unsaid<Answer[Name]> }
      : Answer

/** @returns the same with all its texts said in a language */
export function saidIn<Answer>(language: Language, unsaid: Unsaid<Answer>): Answer {
  return said(unsaid, language) as Answer
}

function said(value: unknown, language: Language): unknown {
  if (typeof value === 'function') return (value as Said)(language)
  if (Array.isArray(value)) return value.map((inner) => said(inner, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, said(inner, language)]))
}
