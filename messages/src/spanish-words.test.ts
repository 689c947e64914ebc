import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Everything that is read in Spanish, but for the words that Word puzzles ask for: those may be of any country. */
const FOLDERS = [join(import.meta.dirname, 'es'), join(import.meta.dirname, '../es'), join(import.meta.dirname, '../../content/es')]
const ANY_COUNTRYS = 'vocabulary.ts'

/** Words of one region that another has no use for, or another use. Substitutes: docs/decisions/2026-11-23-languages.md */
const ELSEWHERE = `
  coches? carros? ordenador(?:es)? móvil(?:es)? mates peques? zumos? gafas patatas? melocot(?:ón|ones) piruletas? dónuts? gofres? magdalenas?
  pegatinas? gambas? setas? monopatín chinchetas? norias? enfadad[oa]s? coge[rs]?
  elotes? choclos? paltas? chícharos? arvejas? bananos? papalotes? chamacos?
  vosotr[oa]s vuestr[oa]s? os usted vos tenés podés querés
  mirad haced poned volved parad resolved hablad jugad elegid escribid probad leed abrid
  \\p{L}+(?:áis|éis|steis)
`
const DOES_NOT_BELONG = new RegExp(String.raw`(?<!\p{L})(?:${ELSEWHERE.trim().split(/\s+/).join('|')})(?!\p{L})`, 'giu')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ANY_COUNTRYS)
    .map((entry) => join(entry.parentPath, entry.name))

test('Spanish is the same everywhere: words that are known from Mexico to Spain, and one way to address somebody', () => {
  const found = FOLDERS.flatMap(filesIn).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DOES_NOT_BELONG)].map(([word]) => `${word} in ${file}`),
  )
  expect(found).toEqual([])
})

test('a thing has one word: puzle, habilidad, mensaje', () => {
  const found = filesIn(join(import.meta.dirname, '../es')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<!\p{L})(?:acertijos?|destrezas?|(?:este|los|puzle) juegos?|cada quien)(?!\p{L})/giu)].map(
      ([word]) => word,
    ),
  )
  expect(found).toEqual([])
})

test('numbers that a comma or a full stop would mean otherwise elsewhere are written as words', () => {
  const found = FOLDERS.flatMap(filesIn).filter((file) => /(?<![\d.])\d{1,3}\.\d{3}(?![\d.])/.test(readFileSync(file, 'utf8')))
  // `grammar.ts` quotes the format in a comment.
  expect(found.map((file) => file.replace(/.*\/es\//, ''))).toEqual(['grammar.ts'])
})

test('an address that is read is that of the Spanish page', () => {
  const found = FOLDERS.flatMap(filesIn).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\[|página )\/(?!es\/)\S+/g)].map(([read]) => `${read} in ${file}`),
  )
  expect(found).toEqual([])
})
