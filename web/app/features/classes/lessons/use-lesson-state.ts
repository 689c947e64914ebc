import type { LessonState } from '@emojigma/contract/classes/lessons.ts'
import { useEffect, useState } from 'react'
import { inLanguage } from '../../../platform/browser/language-address.ts'

/** After a refusal or an outage; a mere break the browser repairs by itself. */
const RETRY_AFTER_MS = 2000

export interface FollowedLesson {
  /** Undefined until the first event. */
  readonly state: LessonState | undefined
  /** False while the connection is interrupted. */
  readonly isConnected: boolean
}

/** Follows a lesson by its events, and connects again whenever the connection breaks. */
export function useLessonState(lessonId: string): FollowedLesson {
  const [state, setState] = useState<LessonState>()
  const [isConnected, setConnected] = useState(true)
  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      const opened = new EventSource(`${inLanguage('/api/lesson/events')}?lessonId=${encodeURIComponent(lessonId)}`)
      source = opened
      opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
        setConnected(true)
        setState(JSON.parse(data) as LessonState)
      })
      opened.addEventListener('error', () => {
        setConnected(false)
        if (opened.readyState === EventSource.CLOSED) timer = setTimeout(connect, RETRY_AFTER_MS)
      })
    }
    connect()
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [lessonId])
  return { state, isConnected }
}
