import { m } from '@emojigma/messages'
import { useDeferredValue, useState, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { AdSlot } from '../../site/ads/AdSlot.tsx'
import { PageWithMenu } from '../../../platform/navigation/PageWithMenu.tsx'
import type { Preload } from '../../../platform/navigation/page.ts'
import { PUZZLE_SECTIONS } from '../menu.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { preloadRiddles, FIRST_RIDDLES, useFirstRiddles, useGetRiddlesQuery } from './api.ts'
import { RiddleList, RiddlePlaceholders } from './RiddleList.tsx'
import { RiddleStage, type RiddleChoice } from './RiddleStage.tsx'
import styles from './RiddlesPage.module.css'
import { categoryCode, type Riddle } from '@emojigma/content/riddle.ts'
import { type CategoryCount, countsOf, inCategory, knownCode } from './categories.ts'
import categoryTogglesStyles from './CategoryToggles.module.css'
import { startRiddlesOver, useRiddleProgress } from './riddle-progress.ts'
import riddleScoreStyles from './RiddleScore.module.css'

/** Source: docs/product.md, Riddles */
const ALL_AFTER_MS = 1000

interface RiddleSelection {
  /** Undefined while loading. */
  readonly riddles: readonly Riddle[] | undefined
  /** Of all categories, once they are loaded. */
  readonly all: readonly Riddle[] | undefined
  /** Of all categories; empty while loading. */
  readonly counts: readonly CategoryCount[]
  /** The current category; undefined = all. */
  readonly code: string | undefined
  readonly isFailed: boolean
  readonly refetch: () => unknown
}

/** The riddles of a category: the first ones embedded in the page, and a second later all.
 *  @param requested the category in the address */
function useRiddles(requested: string | null): RiddleSelection {
  const first = useFirstRiddles()
  const isTime = useIsTime()
  const isFirstOfCategory = first !== undefined && first.code === knownCode(requested, first.counts)
  const { data: all, error, refetch } = useGetRiddlesQuery(undefined, { skip: isFirstOfCategory && !isTime })
  const counts = all ? countsOf(all) : (first?.counts ?? [])
  const code = knownCode(requested, counts)
  const isFailed = !all && error !== undefined

  let riddles: readonly Riddle[] | undefined
  if (all) riddles = inCategory(all, code).slice(0, isTime ? undefined : FIRST_RIDDLES)
  // The embedded riddles may include some of another category: shown only if the others can't be loaded.
  else if (isFirstOfCategory || (first && isFailed)) riddles = inCategory(first.riddles, code)

  return { riddles, all, counts, code, isFailed, refetch }
}

/** Whether a second has passed since mounting. */
function useIsTime(): boolean {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), ALL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isTime
}

function RiddleAdvert({ index }: { readonly index: number }) {
  return <AdSlot place="riddles" index={index} />
}

export const preload: Preload = async (request) => {
  await preloadRiddles(request)
  return undefined
}

export function Component() {
  const [search, setSearch] = useSearchParams()
  const { riddles, all, counts, code, isFailed, refetch } = useRiddles(search.get('category'))
  // Deferred, so that choosing a category does not block input.
  const shown = useDeferredValue(riddles)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const choose = (category: string | undefined) => setSearch(category ? { category } : {}, { replace: true, preventScrollReset: true })

  const category = counts.find((known) => categoryCode(known.category) === code)
  const [chosen, setChosen] = useState<RiddleChoice>()
  const guess = (id: string) => setChosen({ id, takesFocus: true })

  return (
    <PageWithMenu sections={PUZZLE_SECTIONS}>
      <PageMeta title={m['puzzles.emoji_riddles']()} description={m['riddles.description']()} />
      <div className={styles['page']}>
        <div className={styles['head']}>
          <h1>{m['puzzles.emoji_riddles']()}</h1>
          <p className="lead muted">{m['riddles.introduction']({ total })}</p>
        </div>
        <div className={styles['first']}>
          <Fetched
            answer={{ data: shown, isError: isFailed, refetch }}
            placeholder={<RiddlePlaceholders />}
            isEmpty={(riddles) => riddles.length === 0}
            empty={
              <EmptyState
                emoji="seedling"
                headingLevel={2}
                title={m['riddles.no_riddles_here_yet']()}
                action={code && <Button onClick={() => choose(undefined)}>{m['riddles.show_all_riddles']()}</Button>}
              >
                {isFailed ? m['riddles.category_failed']() : m['riddles.please_come_back_later']()}
              </EmptyState>
            }
          >
            {(riddles) => <RiddleStage riddles={riddles} total={category?.count ?? total} chosen={chosen} onChoose={setChosen} />}
          </Fetched>
          {total > 0 && (
            <div className={styles['side']}>
              <RiddleScore riddles={all} total={total} />
              <CategoryToggles counts={counts} chosen={code} onChoose={choose} />
            </div>
          )}
        </div>
        {shown && shown.length > 0 && (
          <>
            <h2 className={styles['all']}>{category?.category ?? m['riddles.all']()}</h2>
            <RiddleList riddles={shown} Advert={RiddleAdvert} onGuess={guess} />
          </>
        )}
        {isFailed && shown && (
          <Notice tone={navigator.onLine ? 'error' : 'offline'} action={<Button onClick={() => void refetch()}>{m['ui.retry']()}</Button>}>
            <p>{m['riddles.others_failed']()}</p>
          </Notice>
        )}
      </div>
    </PageWithMenu>
  )
}

interface CategoryTogglesProps {
  readonly counts: readonly CategoryCount[]
  /** A category's code; undefined = all. */
  readonly chosen: string | undefined
  readonly onChoose: (code: string | undefined) => void
}

/** A row of toggles, one of which is on.
 *  Source: docs/product.md, Riddles */
function CategoryToggles({ counts, chosen, onChoose }: CategoryTogglesProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const choices = [
    { code: undefined, name: m['ui.all'](), count: total },
    ...counts.map(({ category, count }) => ({ code: categoryCode(category), name: category, count })),
  ]
  return (
    <ul className={categoryTogglesStyles['toggles']} aria-label={m['category_toggles.category']()}>
      {choices.map(({ code, name, count }) => (
        <li key={name}>
          <button
            type="button"
            className={categoryTogglesStyles['toggle']}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code === chosen ? undefined : code)}
          >
            {name} <span className={categoryTogglesStyles['count']}>{count}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface RiddleScoreProps {
  /** Undefined while only some are loaded. */
  readonly riddles: readonly Riddle[] | undefined
  readonly total: number
}

/** The number of riddles solved on this device, and a button to start over. */
function RiddleScore({ riddles, total }: RiddleScoreProps) {
  const { solved, lookedUp } = useRiddleProgress()
  const [undo, setUndo] = useState<() => void>()
  // The stored progress may include riddles that no longer exist.
  const count = riddles ? riddles.filter(({ id }) => solved.includes(id)).length : Math.min(solved.length, total)
  const isBegun = solved.length + lookedUp.length > 0

  const startOver = () => {
    const restore = startRiddlesOver()
    setUndo(() => restore)
  }
  const goBack = () => {
    undo?.()
    setUndo(undefined)
  }
  return (
    <div className={riddleScoreStyles['score']}>
      <p className={riddleScoreStyles['count']}>{m['riddle_score.of_solved']({ count, total })}</p>
      {/* One button, so that the focus stays where it was pressed. */}
      {(isBegun || undo) && (
        <Button variant="quiet" onClick={undo ? goBack : startOver}>
          {undo ? m['ui.undo']() : m['riddle_score.start_over']()}
        </Button>
      )}
      <output className={riddleScoreStyles['status']}>{undo && m['riddle_score.you_have_started_over']()}</output>
    </div>
  )
}
