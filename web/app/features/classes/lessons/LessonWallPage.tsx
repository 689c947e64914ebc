import { m } from '@emojigma/messages'
import { useParams, useSearchParams } from 'react-router'
import { isMissing, statusOf } from '../../../platform/call.ts'
import { PATHS } from '../../../platform/navigation/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Fetched } from '../../../ui/loading/Fetched.tsx'
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { PageMeta } from '../../../ui/PageMeta.tsx'
import { ForAccount } from '../../accounts/ForAccount.tsx'
import { lessonsApi } from './api.ts'
import { LessonSetup } from './LessonSetup.tsx'
import { LessonWall } from './LessonWall.tsx'

const META = { title: m['lesson_wall.live_lesson'](), description: m['lesson.description'](), isHidden: true }

const Solution = lazyComponent(() => import('../../puzzles/solutions/Solution.tsx'), 'Solution', { placeholder: <Spinner /> })

/** A class's live lesson for its teacher: to open one, for the wall, or as a remote control (`?remote`).
 *  Source: docs/product.md, Live lessons */
export function Component() {
  const { classroomId = '' } = useParams()
  return <ForAccount meta={META}>{() => <LessonOf classroomId={classroomId} />}</ForAccount>
}

function LessonOf({ classroomId }: { readonly classroomId: string }) {
  const answer = lessonsApi.useGetLessonQuery(classroomId, { refetchOnMountOrArgChange: true })
  const isRemote = useSearchParams()[0].has('remote')
  if (statusOf(answer.error) === 403 || isMissing(answer.error)) {
    return (
      <div className="page">
        <PageMeta {...META} />
        <EmptyState
          emoji="school"
          title={m['ui.for_teachers']()}
          headingLevel={1}
          action={<ButtonLink to={PATHS.manageStudents}>{m['classes.your_classrooms']()}</ButtonLink>}
        >
          {m['lesson_wall.no_class']()}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <PageMeta {...META} />
      <Fetched answer={answer} placeholder={<Spinner />}>
        {(lesson) =>
          lesson ? (
            <LessonWall key={lesson.Id} lesson={lesson} isRemote={isRemote} Solution={Solution} />
          ) : (
            <LessonSetup classroomId={classroomId} />
          )
        }
      </Fetched>
    </>
  )
}
