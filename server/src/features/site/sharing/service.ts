import { puzzleTitle } from '@emojigma/contract/rules/puzzle-title.ts'
import { pictureSize } from '@emojigma/artwork/svg/draw.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import { frameHtml, frameSize } from '@emojigma/contract/puzzles/embed.ts'
import { PICTURE_WIDTHS_PX, questionRasterPath } from '@emojigma/contract/puzzles/pictures.ts'
import type { getEmbedding } from '@emojigma/contract/site/sharing.ts'
import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { inLanguage } from '../../../platform/http/language-in-address.ts'
import { languageNamed, type Language } from '../../../platform/languages.ts'
import type { Puzzles, StoredPuzzle } from '../../puzzles/service.ts'

/** A puzzle never changes, but the size of its frame may. */
const CACHE_AGE_S = 24 * 60 * 60

const PUZZLE_PATH = /^\/(?:puzzle(?:\/puzzle)?|embed)\/([1-9]\d{0,9})\/?$/i

export interface SharingOptions {
  readonly origin: () => string
  readonly puzzles: Puzzles
}

interface Limits {
  readonly widthPx?: number | undefined
  readonly heightPx?: number | undefined
}

type Embedding = ReplyOf<typeof getEmbedding>

/** Embedding puzzles in other sites. */
export class Sharing {
  readonly #options: SharingOptions

  constructor(options: SharingOptions) {
    this.#options = options
  }

  /** @param url of a puzzle's page, by http or https
   *  @returns undefined for another site, another page, or a puzzle that is not published */
  async embeddingOf(url: string, limits: Limits): Promise<Embedding | undefined> {
    const origin = this.#options.origin()
    const target = puzzleAt(url, origin)
    const puzzle = target && (await this.#options.puzzles.stored(target.id))
    if (!target || !puzzle) return undefined
    const originInLanguage = origin + target.language.language.path
    const { words } = target.language
    const { typeId } = puzzle.question
    const shared = { id: puzzle.id, typeId, levelId: puzzle.levelId }
    const size = frameSize(typeId, limits)
    return {
      type: 'rich',
      version: '1.0',
      title: puzzleTitle(shared, words.names),
      provider_name: 'Emojigma',
      provider_url: `${originInLanguage}/`,
      cache_age: CACHE_AGE_S,
      ...thumbnailOf(originInLanguage, puzzle, limits),
      html: frameHtml(originInLanguage, shared, words.names, size),
      width: size.widthPx,
      height: size.heightPx,
    }
  }
}

/** @returns the puzzle and language of a page's address */
function puzzleAt(url: string, origin: string): { readonly id: number; readonly language: Language } | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, host, pathname, username, password } = new URL(url)
  if (!/^https?:$/.test(protocol) || host !== new URL(origin).host || username || password) return undefined
  const { code, rest } = inLanguage(pathname)
  const id = Number(PUZZLE_PATH.exec(rest)?.[1])
  return id <= MAX_PUZZLE_ID ? { id, language: languageNamed(code) } : undefined
}

/** The largest picture of the question that fits, if there is one. */
function thumbnailOf(origin: string, { id, levelId, question }: StoredPuzzle, { widthPx = Infinity, heightPx = Infinity }: Limits) {
  const { width, height } = pictureSize(question)
  const fitting = PICTURE_WIDTHS_PX.filter((px) => px <= widthPx && (px * height) / width <= heightPx)
  if (fitting.length === 0) return {}
  const px = Math.max(...fitting) as (typeof fitting)[number]
  return {
    thumbnail_url: `${origin}${questionRasterPath(id, levelId, px, 'png')}`,
    thumbnail_width: px,
    thumbnail_height: (px * height) / width,
  }
}
