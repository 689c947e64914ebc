import { m } from '@emojigma/messages'
import * as nameWords from '@emojigma/messages/words/names.ts'
import * as whyWords from '@emojigma/messages/words/why.ts'
import { playedSentences } from '@emojigma/engine/ratings/why.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { classroomsApi } from './api.ts'

/** What a student's puzzles on "For you" are chosen by, in plain sentences: what was played, and no verdict.
 *  Source: docs/product.md, For you */
export function StudentKinds({ studentId }: { readonly studentId: string }) {
  const answer = classroomsApi.useGetStudentKindsQuery(studentId, { refetchOnMountOrArgChange: true })
  return (
    <section aria-labelledby="student-kinds">
      <h3 id="student-kinds">{m['student_kinds.label']()}</h3>
      <Fetched
        answer={answer}
        placeholder={<Spinner />}
        isEmpty={(kinds) => kinds.length === 0}
        empty={<p className="muted">{m['student_kinds.none_yet']()}</p>}
      >
        {(kinds) => (
          <>
            {playedSentences(kinds, 'student', whyWords, nameWords).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p className="muted">{whyWords.aim}</p>
          </>
        )}
      </Fetched>
    </section>
  )
}
