import { FACE_SUNK, GRID, GRID_TINT, ON_SOLID, SUN, SUN_EDGE, WORD } from '../svg/colours.ts'

export type Role = 'fill' | 'stroke' | 'text'

/** Maps colours to inks. */
export interface Inks {
  /** @param colour `#rgb` or `#rrggbb`
   *  @returns red, green and blue, 0 to 1 */
  of(colour: string, role: Role): readonly [number, number, number]
}

const DARK = '#1a1a1a'

/** Solid colours of a screen would waste ink: they are pale on paper, with dark letters instead of white ones. */
const ON_PAPER: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
  fill: { [GRID]: '#e3ebf8', [WORD]: '#dff3ec' },
  stroke: { [WORD]: DARK },
  text: { [ON_SOLID]: DARK },
}
const SAVING: typeof ON_PAPER = {
  fill: { [GRID]: '#e6e6e6', [WORD]: '#e6e6e6', [GRID_TINT]: '#fff', [FACE_SUNK]: '#fff', [SUN]: '#fff', [SUN_EDGE]: DARK },
  stroke: { [WORD]: DARK },
  text: { [ON_SOLID]: DARK },
}
/** Lightening of greys, 0 to 1. */
const LIGHTER = 0.3
/** Of red, green and blue in what an eye sees. Source: ITU-R BT.601-7, 2011 */
const SEEN = [0.299, 0.587, 0.114] as const

export const COLOURS: Inks = { of: (colour, role) => channelsOf(ON_PAPER[role][colour] ?? colour) }

/** Greys, all but black and letters lighter than on the screen. */
export const INK_SAVING: Inks = {
  of(colour, role) {
    const [red, green, blue] = channelsOf(SAVING[role][colour] ?? colour)
    const grey = red * SEEN[0] + green * SEEN[1] + blue * SEEN[2]
    const printed = grey < 0.25 || role === 'text' ? grey : grey + (1 - grey) * LIGHTER
    return [printed, printed, printed]
  },
}

/** As they are on the screen, for a cover. */
export const SCREEN_COLOURS: Inks = { of: channelsOf }

function channelsOf(colour: string): readonly [number, number, number] {
  const digits = colour.slice(1)
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : [0, 2, 4].map((at) => digits.slice(at, at + 2))
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  return [red, green, blue]
}
