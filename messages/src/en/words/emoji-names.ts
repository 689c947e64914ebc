/** What emoji are called, by the names of their pictures, where it is not what the engine reads off those: English names stand there. */
export const names: Readonly<Record<string, string>> = {}

/** What was done to a drawing, said behind the name of its emoji. No comma: names stand in lists with commas. */
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
