import { contentTag } from '../../platform/http/entity-tags.ts'
import type { StoredMadePuzzle } from './queries.ts'

const FOLDER = '/emojigma/made'

/** The path of a made puzzle's picture, before it is signed. A changed puzzle has another path, so that no browser shows an outdated
 *  picture.
 *  @param version from `versionOf` */
export function picturePath(id: number, version: string): string {
  return `${FOLDER}/Puzzle_${id}_${version}.svg`
}

/** @param file the end of the path
 *  @returns undefined for any other; old addresses have no version */
export function pictureNamed(file: string): { readonly id: number; readonly version: string | undefined } | undefined {
  const [, id, version] = /^Puzzle_(\d{10,16})(?:_([\w-]{22}))?\.svg$/.exec(file) ?? []
  return id === undefined ? undefined : { id: Number(id), version }
}

/** The path of a worksheet of made puzzles, before it is signed.
 *  @param name from `sheetName` */
export function sheetPath(name: string): string {
  return `${FOLDER}/${name}.pdf`
}

export interface MadePuzzleSheet {
  readonly ids: readonly number[]
  readonly paper: 'A4' | 'Letter'
  readonly greyscale: boolean
  readonly hasAnswers: boolean
}

/** The name contains the sheet's parameters, so that nothing is stored. */
export function sheetName({ ids, paper, greyscale, hasAnswers }: MadePuzzleSheet): string {
  return ['sheet', paper, greyscale ? 'grey' : 'colour', hasAnswers ? 'answers' : 'plain', ...ids].join('_')
}

export function sheetNamed(name: string): MadePuzzleSheet | undefined {
  const [, paper, ink, key, ids] = /^sheet_(A4|Letter)_(grey|colour)_(answers|plain)((?:_\d{10,16}){1,8})$/.exec(name) ?? []
  if (ids === undefined) return undefined
  return {
    ids: ids.slice(1).split('_').map(Number),
    paper: paper === 'Letter' ? 'Letter' : 'A4',
    greyscale: ink === 'grey',
    hasAnswers: key === 'answers',
  }
}

/** A digest of title and question: any change gives another version. */
export function versionOf({ title, question }: Pick<StoredMadePuzzle, 'title' | 'question'>): string {
  return contentTag(JSON.stringify([title, question]))
}
