// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../../ui/loading/Fetched.tsx'

// The Spanish module in the place of the English one, as in the build of Spanish pages.
vi.mock('@emojigma/messages/language.ts', () => import('../../../../../messages/src/es/language.ts'))

const { useDailySet } = await import('./use-daily-set.ts')

const KEY = 'emojigma.exercises.enough'
const SET = { Day: 7, Junior: [], Next: [] }

afterEach(() => localStorage.clear())

function answerWith(data: typeof SET | undefined): Answer<typeof SET> {
  return { data, isError: data === undefined, refetch: () => undefined }
}

test('where the server cannot be reached, the set that the device kept is shown, but not one in another language', () => {
  localStorage.setItem(KEY, JSON.stringify(SET))
  const { result, rerender } = renderHook(({ data }: { data: typeof SET | undefined }) => useDailySet(KEY, 7, answerWith(data)), {
    initialProps: { data: undefined as typeof SET | undefined },
  })
  expect(result.current.data).toBeUndefined()
  rerender({ data: SET })
  rerender({ data: undefined })
  expect(result.current.data).toEqual(SET)
})
