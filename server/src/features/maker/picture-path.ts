const FOLDER = '/emojigma/made'

/** Where the picture of a made puzzle is, once it is signed. What was changed has another address, so that no browser shows a picture that
 *  it has kept in place of what there is now.
 *  @param version as `versionOf` tells it */
export function picturePath(id: number, version: string): string {
  return `${FOLDER}/Puzzle_${id}_${version}.svg`
}

/** @param file the name at the end of the address
 *  @returns undefined for what is no picture; addresses without a version were given before there were any */
export function pictureNamed(file: string): { readonly id: number; readonly version: string | undefined } | undefined {
  const [, id, version] = /^Puzzle_(\d{10,16})(?:_([\w-]{22}))?\.svg$/.exec(file) ?? []
  return id === undefined ? undefined : { id: Number(id), version }
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
