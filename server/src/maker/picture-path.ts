const FOLDER = '/emojigma/made'

/** Where the picture of a made puzzle is, once it is signed. */
export function picturePath(id: number): string {
  return `${FOLDER}/Puzzle_${id}.svg`
}

/** Where a worksheet of made puzzles is, once it is signed.
 *  @param name what stands on it, as `sheetName` writes it */
export function sheetPath(name: string): string {
  return `${FOLDER}/${name}.pdf`
}

export interface MadeSheet {
  readonly ids: readonly number[]
  readonly paper: 'A4' | 'Letter'
  readonly greyscale: boolean
  readonly hasAnswers: boolean
}

/** The name says what stands on the sheet, so that nothing is kept of it. */
export function sheetName({ ids, paper, greyscale, hasAnswers }: MadeSheet): string {
  return ['sheet', paper, greyscale ? 'grey' : 'colour', hasAnswers ? 'answers' : 'plain', ...ids].join('_')
}

export function sheetNamed(name: string): MadeSheet | undefined {
  const [, paper, ink, key, ids] = /^sheet_(A4|Letter)_(grey|colour)_(answers|plain)((?:_\d{10,16}){1,8})$/.exec(name) ?? []
  if (ids === undefined) return undefined
  return {
    ids: ids.slice(1).split('_').map(Number),
    paper: paper === 'Letter' ? 'Letter' : 'A4',
    greyscale: ink === 'grey',
    hasAnswers: key === 'answers',
  }
}
