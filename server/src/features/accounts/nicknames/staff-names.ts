import { collapsed, readingsOf } from './readings.ts'

/** Parts of a name, with anything between their letters, that only staff would have. */
const ROOTS = listed('emojigma administrator moderator webmaster sysadmin helpdesk')

/** As whole words these speak for the site. */
const WORDS = listed('admins administration mod mods moderation support helpline staff official officials sysop superuser')

/** These speak for the site only without other words: Team Otter is not staff. */
const WORDS_IF_ALONE = listed('team teams help helper crew owner boss system service security info contact developer dev operator root')
const SMALL_WORDS = listed('the a an our your this real true game games puzzle puzzles site web tech emoji no nr number i am is my')

const [ADMIN = ''] = listed('admin')

/** Contains the letters of admin by chance. */
const INNOCENT = /badminton/gu

const ROOT = oneOf(ROOTS)
const STAFF_ALONE = new RegExp(`^(?:${[...WORDS, ...WORDS_IF_ALONE, ...SMALL_WORDS, ADMIN].join('|')})+$`, 'u')
const WEIGHTY = oneOf([...WORDS, ...WORDS_IF_ALONE, ADMIN])
const WORD = new RegExp(`^(?:${WORDS.join('|')})$|${ADMIN}`, 'u')

/** The start of a word within a name in camel case. */
const SECOND_WORD = /(?<=\p{Ll})(?=\p{Lu})/gu
const LETTERS_APART = /(?<=(?<!\p{L})\p{L})[^\p{L}\p{N}]+(?=\p{L}(?!\p{L}))/gu

/** Whether a name could pass for staff of the site. Sees through accents, look-alike letters, digits for letters, repeated letters and
 *  anything between letters.
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

/** @returns patterns of the words, with letters repeatable, and L and I equal: they look alike */
function listed(words: string): readonly string[] {
  return collapsed(words)
    .split(' ')
    .map((word) => [...word].map((letter) => `${/[il]/.test(letter) ? '[il]' : letter}+`).join(''))
}

function oneOf(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'u')
}
