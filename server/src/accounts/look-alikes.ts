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

const LATIN = new Map(Object.entries(DRAWN_LIKE).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)))

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
