import { bookOf } from '@emojigma/contract/rules/shop-items.ts'
import { isLevelId, levelOf } from '@emojigma/engine/levels.ts'
import { Link, useSearchParams } from 'react-router'
import { PATHS } from '../../navigation/paths.ts'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { ForGrownUps } from '../components/ForGrownUps.tsx'
import { GoodsShelf } from '../components/GoodsShelf.tsx'
import { BOOK_GOODS } from '../goods.ts'

/** The puzzle books; the one for the level in `levelId` stands out.
 *  Source: docs/product.md, Shop */
export function Component() {
  const [search] = useSearchParams()
  const levelId = Number(search.get('levelId'))
  const chosen = isLevelId(levelId) ? { item: bookOf(levelId), why: `The book for ${levelOf(levelId).name}` } : undefined
  return (
    <div className="page stack">
      <PageMeta
        title="Puzzle books"
        description="Emojigma on paper: a junior book, one for Easy and Medium, and one for Hard, Expert and Master, each with its answers."
        path={PATHS.books}
      />
      <h1>Puzzle books</h1>
      <ForGrownUps />
      <h2 className="visually-hidden">The books</h2>
      <GoodsShelf goods={BOOK_GOODS} chosen={chosen} />
      <p>
        There are more things with our emoji in the <Link to={PATHS.shop}>shop</Link>, and{' '}
        <Link to={PATHS.worksheets}>a sheet to print for nothing</Link>.
      </p>
    </div>
  )
}
