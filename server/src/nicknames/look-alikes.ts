/** Letters that are drawn like Latin ones, by the Latin letter. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'вьβʙ',
  c: 'сᴄƈ',
  d: 'ԁđᴅɗ',
  e: 'еєεᴇɛ',
  f: 'ꜰƒ',
  g: 'ɡɢց',
  h: 'һнħʜհ',
  i: 'іιıɪ',
  j: 'јᴊ',
  k: 'кκᴋƙ',
  l: 'łʟӏɫ',
  m: 'мᴍ',
  n: 'пηɴոո',
  o: 'оοσօøᴏ',
  p: 'рρᴘþ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱʃ',
  t: 'тτᴛ',
  u: 'υսᴜμ',
  v: 'νᴠѵ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢʐ',
  ss: 'ß',
  ae: 'æ',
  oe: 'œ',
}

/** Capitals that are drawn like Latin ones, where the small letter is not. */
const CAPITALS_DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'Ꭺ',
  b: 'ᏏᏴ',
  c: 'Ꮯ',
  d: 'Ꭰ',
  e: 'Ꭼ',
  g: 'Ꮐᏻ',
  h: 'ΗᎻ',
  i: 'Ꮖ',
  j: 'Ꭻ',
  k: 'Ꮶ',
  l: 'Ꮮ',
  m: 'ΜᎷ',
  n: 'Ν',
  p: 'Ꮲ',
  r: 'ᎡᏒ',
  s: 'ՏᏚᏕ',
  t: 'Ꭲ',
  v: 'Ꮩ',
  w: 'Ꮃ',
  y: 'ΥᎩ',
  z: 'ΖᏃ',
}

const LATIN = latinBy(DRAWN_LIKE)
const LATIN_OF_CAPITALS = latinBy(CAPITALS_DRAWN_LIKE)

/** Reads capitals of other scripts as the Latin ones they are drawn like, before anything else. */
export function unmaskedCapitals(text: string): string {
  return unmasked([...text.normalize('NFKD')].map((letter) => LATIN_OF_CAPITALS.get(letter) ?? letter).join(''))
}

/** Reads letters of other scripts as the Latin ones they are drawn like, and letters without their accents. */
export function unmasked(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\p{Cf}]/gu, '')
  return [...bare]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .normalize('NFC')
}

function latinBy(drawnLike: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(drawnLike).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)))
}
