import { m } from '@emojigma/messages'
import { useDeferredValue } from 'react'
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
import { preloadRiddles } from './api.ts'
import { RiddleList, RiddlePlaceholders } from './RiddleList.tsx'
import { RiddleScore } from './RiddleScore.tsx'
import { useRiddles } from './use-riddles.ts'
import styles from './RiddlesPage.module.css'
import { categoryCode } from '@emojigma/content/riddle.ts'
import type { CategoryCount } from './categories.ts'
import categoryTogglesStyles from './CategoryToggles.module.css'

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
  // Where another category is chosen, nobody's touch waits for it.
  const shown = useDeferredValue(riddles)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const choose = (category: string | undefined) => setSearch(category ? { category } : {}, { replace: true, preventScrollReset: true })

  return (
    <PageWithMenu sections={PUZZLE_SECTIONS}>
      <PageMeta title={m['puzzles.emoji_riddles']()} description={m['riddles.description']()} />
      <div className={styles['page']}>
        <div className={styles['head']}>
          <h1>{m['puzzles.emoji_riddles']()}</h1>
          <p className="lead muted">{m['riddles.introduction']({ total })}</p>
        </div>
        {total > 0 && <CategoryToggles counts={counts} chosen={code} onChoose={choose} />}
        {total > 0 && <RiddleScore riddles={all} total={total} />}
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
          {(riddles) => <RiddleList riddles={riddles} Advert={RiddleAdvert} />}
        </Fetched>
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
  /** A category's code; absent = all. */
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
