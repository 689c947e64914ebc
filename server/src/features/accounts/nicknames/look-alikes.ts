import skeletonOf from 'unhomoglyph'

/** Look-alikes that children read as this Latin letter, though Unicode's list of confusables omits them or maps them to another letter:
 *  mostly small capitals, and Greek and Cyrillic letters with a vague resemblance. */
const ALSO_READ_AS: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'вьβʙ',
  c: 'ƈ',
  d: 'ᴅ',
  e: 'єεᴇɛ',
  f: 'ꜰ',
  g: 'ɢᏻ',
  h: 'нʜ',
  i: 'Ꮖ',
  j: 'ᴊ',
  k: 'кκᴋ',
  l: 'ʟӏ',
  m: 'мᴍ',
  n: 'пɴ',
  p: 'ᴘþ',
  r: 'ʀ',
  s: 'ʃ',
  t: 'тτᴛ',
  u: 'μ',
  w: 'ω',
  x: 'χ',
  ss: 'ß',
}

const LATIN = new Map(Object.entries(ALSO_READ_AS).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)))

/** Replaces capitals of other scripts by the Latin capitals that they resemble. This comes first, because the lower-case form of the
 *  same letter may resemble another Latin letter. */
export function unmaskedCapitals(text: string): string {
  return unmasked([...text.normalize('NFKD')].map(latinOf).join(''))
}

/** Replaces letters of other scripts by Latin look-alikes, and removes accents. */
export function unmasked(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
  return [...bare].map(latinOf).join('').normalize('NFC')
}

/** @returns the letter itself if it is Latin or resembles no Latin letter
 *  Source: Unicode Technical Standard #39 §4, Confusable Detection */
function latinOf(letter: string): string {
  const known = LATIN.get(letter)
  if (known !== undefined || /^\p{ASCII}$/u.test(letter)) return known ?? letter
  const bare = skeletonOf(letter)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
  return /^[a-z]+$/i.test(bare) ? bare.toLowerCase() : letter
}
