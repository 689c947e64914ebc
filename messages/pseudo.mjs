/** Vowels are doubled, which makes a text about a third longer: as long as German, Finnish or Greek often are. */
const ACCENTED = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', A: 'ÁÁ', E: 'ÉÉ', I: 'ÍÍ', O: 'ÓÓ', U: 'ÚÚ' }

/** Inputs and markup, such as `{name}`, `{#link}` and `{/link}`. */
const PLACED = /(\{[^}]*\})/

/** @returns the messages of a file with each text in brackets, accented and longer; ids, inputs and conditions stay */
export function pseudoMessages(message, key = '') {
  if (typeof message === 'string') return key === '$schema' ? message : pseudoText(message)
  if (Array.isArray(message)) return message.map((variants) => ({ ...variants, match: pseudoMessages(variants.match) }))
  return Object.fromEntries(Object.entries(message).map(([name, inner]) => [name, pseudoMessages(inner, name)]))
}

function pseudoText(text) {
  const parts = text.split(PLACED)
  const longer = parts.map((part) => (PLACED.test(part) ? part : part.replaceAll(/[aeiou]/gi, (vowel) => ACCENTED[vowel])))
  return `⟦${longer.join('')}⟧`
}
