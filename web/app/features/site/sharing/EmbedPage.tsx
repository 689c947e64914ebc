import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import { puzzleTitle } from '@emojigma/contract/rules/puzzle-title.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import type { MouseEvent, ReactNode } from 'react'
import { useParams } from 'react-router'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { useReadyMark } from '../../../platform/browser/hooks/use-ready-mark.ts'
import type { Preload } from '../../../platform/navigation/page.ts'
import { PATHS, puzzlePath } from '../../../platform/navigation/paths.ts'
import { playApi, PuzzlePlay, useGetPuzzleQuery, useGuessUpload } from '../../play/index.ts'
import { puzzleIdIn } from '../../puzzles/preload-puzzle.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Failed } from '../../../ui/loading/Fetched.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { TYPE_NAMES } from '../../../ui/pictures/TypeMark.tsx'
import styles from './EmbedPage.module.css'

/** An unknown puzzle does not redirect: the home page would not fit the frame. */
export const preload: Preload = async ({ source, dispatch, params }) => {
  const id = puzzleIdIn(params['puzzleId'])
  if (id === undefined) return 404
  const puzzle = await source.puzzle(id)
  await dispatch(playApi.util.upsertQueryData('getPuzzle', id, puzzle ?? null))
  return puzzle ? undefined : 404
}

/** One puzzle for frames on other sites, without header, footer and live stats.
 *  Source: docs/product.md, Embedded puzzles */
export function Component() {
  const id = puzzleIdIn(useParams()['puzzleId'])
  useReadyMark()
  useGuessUpload()
  return id === undefined ? <Missing /> : <EmbeddedPuzzle key={id} id={id} />
}

function EmbeddedPuzzle({ id }: { readonly id: number }) {
  const { data, isError, refetch } = useGetPuzzleQuery(id, { refetchOnMountOrArgChange: true })
  if (data === null) return <Missing />
  if (data) return <Playable puzzle={data} />
  return (
    <Frame>
      <PageMeta title={m['ui.puzzle_with_number']({ id })} description={m['ui.emoji_puzzle']()} isHidden />
      {isError ? <Failed onRetry={refetch} /> : <Spinner />}
    </Frame>
  )
}

function Playable({ puzzle }: { readonly puzzle: PuzzleView }) {
  return (
    <Frame typeName={TYPE_NAMES[puzzle.typeId]} path={puzzlePath(puzzle.id)}>
      <PageMeta title={puzzleTitle(puzzle, nameWords)} description={puzzle.text} path={puzzlePath(puzzle.id)} isHidden />
      <PuzzlePlay puzzle={puzzle} setting="embed" headingLevel={1} onPlayNext={() => openApart(inLanguage(PATHS.today))} />
    </Frame>
  )
}

function Missing() {
  return (
    <Frame>
      <PageMeta title={m['embed.no_puzzle_here']()} description={m['embed.missing_title']()} isHidden />
      <EmptyState emoji="compass" headingLevel={1} title={m['ui.no_puzzle_here']()}>
        {m['embed.missing']()}
      </EmptyState>
    </Frame>
  )
}

interface FrameProps {
  readonly typeName?: string
  /** The puzzle's page on the site. */
  readonly path?: string
  readonly children: ReactNode
}

function Frame({ typeName = 'mixed', path = PATHS.today, children }: FrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the Enter key on a link is a click too
    <main id="main" className={styles['frame']} data-type={typeName} onClickCapture={leaveFrame}>
      {children}
      <p className={styles['home']}>
        <a href={inLanguage(path)} target="_blank" rel="noopener">
          <img src="/favicon.svg" alt="" width="24" height="24" /> {m['embed.more_puzzles_at_emojigma']()}
        </a>
      </p>
    </main>
  )
}

/** Opens the site's other pages in a new tab: they must not be framed. */
function leaveFrame(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.target) return
  event.preventDefault()
  openApart(link.href)
}

function openApart(address: string): void {
  window.open(address, '_blank', 'noopener')
}
