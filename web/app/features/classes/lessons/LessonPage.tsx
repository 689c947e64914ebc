import { m } from '@emojigma/messages'
import { typedLessonCode } from '@emojigma/contract/rules/lessons.ts'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../../platform/browser/hooks/use-hydrated.ts'
import { inTab } from '../../../platform/browser/storage.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { failureOf } from '../../../ui/forms/form-failure.ts'
import { Form, type FormFailure } from '../../../ui/forms/Form.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { NarrowPage } from '../../../ui/NarrowPage.tsx'
import { lessonsApi } from './api.ts'
import { SeatInLesson } from './SeatInLesson.tsx'

const META = { title: m['lesson.title'](), description: m['lesson.description'](), isHidden: true }
const NO_CODE = m['lesson.malformed']()

/** Where the tab keeps the key of its seat, so that a reload brings it back. */
const SEAT = 'emojigma.lesson.seat'

/** A device in a live lesson: it joins by the code on the wall, without a name, and answers.
 *  Source: docs/product.md, Live lessons */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useHydrated()
  const code = (isHydrated && typedLessonCode(search.get('code') ?? '')) || undefined
  const [join, { data: joined }] = lessonsApi.useJoinLessonMutation()
  const [joinByAddress, { data: joinedByAddress, error }] = lessonsApi.useJoinLessonMutation()
  const seat = joinedByAddress ?? joined
  const failure = error && failureOf(error, 'first')

  const enter = async (typed: string, by: typeof join): Promise<FormFailure | undefined> => {
    const token = inTab.read(SEAT)
    const answer = await by({ Code: typed, ...(token === undefined ? {} : { SeatToken: token }) })
    if (answer.error) return failureOf(answer.error, 'first')
    inTab.keep(SEAT, answer.data.SeatToken)
    return undefined
  }
  const enterByAddress = useEffectEvent((typed: string) => {
    if (!seat) void enter(typed, joinByAddress)
  })
  useEffect(() => {
    if (code !== undefined) enterByAddress(code)
  }, [code])

  if (seat && code) return <SeatInLesson key={seat.SeatToken} seat={seat} meta={META} />
  if (code && !failure) {
    return (
      <NarrowPage meta={META} emoji="school" title={META.title}>
        <Spinner />
      </NarrowPage>
    )
  }
  return (
    <NarrowPage meta={META} mood="hello" title={META.title} text={m['lesson.code_is_on_the_wall']()}>
      <Form
        submit={m['lesson.join']()}
        onSubmit={async ({ code: text = '' }) => {
          const typed = typedLessonCode(text)
          if (!typed) return { message: NO_CODE }
          const refused = await enter(typed, join)
          if (!refused) setSearch({ code: typed }, { replace: true })
          return refused
        }}
      >
        {failure && <p role="alert">{failure.message}</p>}
        <Field
          name="code"
          label={m['lesson.code']()}
          defaultValue={code}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          check={(text) => (typedLessonCode(text) ? undefined : NO_CODE)}
        />
      </Form>
    </NarrowPage>
  )
}
