/** What the words of a first puzzle come to, for somebody who can add: "3 dots plus purse equals 4. purse plus purse equals what
 *  number?" */
export function workedOut(words: string): { readonly answer: number; readonly worthOf: (sum: string) => number } {
  const [, left = '', right = ''] = /^(.+?) equals (\d+)\./.exec(words) ?? []
  const rest = words.slice(words.indexOf('.') + 1)
  const [, ...sides] = /Which is more: (.+), or (.+)\?/.exec(rest) ?? ['', ...(/ (.+) equals what number/.exec(rest)?.slice(1) ?? [])]
  const worth = (sum: string, value: number): number =>
    sum.split(' plus ').reduce((total, part) => total + Number(/^(\d+)(?: dots?)?$/.exec(part)?.[1] ?? value), 0)
  const value = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((tried) => worth(left, tried) === Number(right)) ?? 0
  const worthOf = (sum: string) => worth(sum, value)
  return { answer: Math.max(...sides.map(worthOf)), worthOf }
}
