import { collapsed, readingsOf } from './readings.ts'

/** Parts of a name, with whatever stands between their letters, that only those who run the site would have. */
const ROOTS = listed('emojigma administrator moderator webmaster sysadmin helpdesk')

/** Where one of these stands alone, the name speaks for the site. */
const WORDS = listed('admins administration mod mods moderation support helpline staff official officials sysop superuser')

/** They speak for the site only where nothing but such words and small ones is there: Team Otter is nobody's staff. */
const WORDS_IF_ALONE = listed('team teams help helper crew owner boss system service security info contact developer dev operator root')
const SMALL_WORDS = listed('the a an our your this real true game games puzzle puzzles site web tech emoji no nr number i am is my')

const [ADMIN = ''] = listed('admin')

/** Has the letters of admin inside, and nothing else of it. */
const INNOCENT = /badminton/gu

const ROOT = oneOf(ROOTS)
const STAFF_ALONE = new RegExp(`^(?:${[...WORDS, ...WORDS_IF_ALONE, ...SMALL_WORDS, ADMIN].join('|')})+$`, 'u')
const WEIGHTY = oneOf([...WORDS, ...WORDS_IF_ALONE, ADMIN])
const WORD = new RegExp(`^(?:${WORDS.join('|')})$|${ADMIN}`, 'u')

/** Where a word begins within a name that is written as one. */
const SECOND_WORD = /(?<=\p{Ll})(?=\p{Lu})/gu
const LETTERS_APART = /(?<=(?<!\p{L})\p{L})[^\p{L}\p{N}]+(?=\p{L}(?!\p{L}))/gu

/** Whether a name passes for that of somebody who runs the site. It looks through accents, look-alike letters, figures for letters,
 *  repeated letters and whatever stands between the letters.
 *  Source: docs/product.md, Nicknames */
export function isStaffName(name: string): boolean {
  return [name, name.replaceAll(SECOND_WORD, ' ')]
    .flatMap(readingsOf)
    .flatMap((reading) => [reading, reading.replaceAll('rn', 'm')])
    .some((reading) => isStaffReading(reading.replaceAll(INNOCENT, ' ').replaceAll(LETTERS_APART, '')))
}

function isStaffReading(reading: string): boolean {
  const joined = reading.replaceAll(/[^\p{L}\p{M}]/gu, '')
  if (ROOT.test(joined) || (STAFF_ALONE.test(joined) && WEIGHTY.test(joined))) return true
  return (reading.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => WORD.test(word))
}

/** @returns patterns of the words, in which a letter may be repeated, and L and I are one: they are drawn alike */
function listed(words: string): readonly string[] {
  return collapsed(words)
    .split(' ')
    .map((word) => [...word].map((letter) => `${/[il]/.test(letter) ? '[il]' : letter}+`).join(''))
}

function oneOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'u')
}
