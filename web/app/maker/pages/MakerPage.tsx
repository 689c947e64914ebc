import { ForAccount } from '../../accounts/components/ForAccount.tsx'
import { PATHS } from '../../navigation/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { PageMeta } from '../../ui/PageMeta.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { makerApi } from '../api.ts'
import { MakerDesk } from '../components/MakerDesk.tsx'
import styles from './MakerPage.module.css'

const META = { title: 'Make a puzzle', description: 'Make emoji puzzles of your own for a class.', isHidden: true }

/** Where teachers, and students whose class may, make puzzles.
 *  Source: docs/product.md, Puzzles of one's own */
export function Component() {
  return (
    <ForAccount meta={META}>
      {() => (
        <div className={classNames('page', 'stack', styles['page'])}>
          <PageMeta {...META} />
          <h1>Puzzles of your own</h1>
          <p className="lead muted">
            Make a puzzle, and see at once whether it has one answer and how hard it is. They are for your class: they score nothing on the
            boards.
          </p>
          <Own />
        </div>
      )}
    </ForAccount>
  )
}

function Own() {
  const answer = makerApi.useGetMadePuzzlesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (answer.error && 'status' in answer.error && answer.error.status === 403) {
    return (
      <EmptyState
        emoji="school"
        title="For teachers and their classes"
        headingLevel={2}
        action={<ButtonLink to={PATHS.pricing}>See plans</ButtonLink>}
      >
        With the Teacher plan you make puzzles for your class, and let your students make them too.
      </EmptyState>
    )
  }
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(told) => <MakerDesk told={told} />}
    </Fetched>
  )
}
