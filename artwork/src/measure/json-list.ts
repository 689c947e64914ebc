import type { Offer } from '@emojigma/engine/odd-emoji/offers.ts'

/** Formats a list of strings as JSON, one per line, for readable diffs. */
export function jsonList(texts: readonly string[], indent = ''): string {
  return `[\n${texts.map((text) => `${indent}  ${JSON.stringify(text)}`).join(',\n')}\n${indent}]\n`
}

/** A line of measured pairs or variants, in the format of `engine/src/odd-emoji/offers.ts`.
 *  @param emoji to which each of them belongs */
export function offerLine(emoji: string, measured: readonly Offer[]): string {
  const [offered, published] = [true, false].map((isOffered) =>
    measured.filter((one) => one.isOffered === isOffered).map(({ name, distance }) => `${name}:${distance}`),
  )
  return [emoji, ...(offered ?? []), ...(published?.length ? ['|', ...published] : [])].join(' ')
}
