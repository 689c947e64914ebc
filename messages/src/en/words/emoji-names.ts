/** Names of emoji by icon name, where they differ from what the engine derives from it, which is English. */
export const names: Readonly<Record<string, string>> = {}

/** The change of a variant, after the emoji's name. Without commas, since names are listed with commas. */
export const changes = {
  mirror: 'mirrored',
  'turn left': 'leaning left',
  'turn right': 'leaning right',
  less: 'one part missing',
  wink: 'one eye closed',
  flip: 'one part upside down',
  move: 'one part moved',
  lighter: 'one part lighter',
  darker: 'one part darker',
}
