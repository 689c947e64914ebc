import { useEffect, useState } from 'react'

/** A page in the background gets no frames; what was missed there is not made up for. */
const LONGEST_FRAME_MS = 250

export interface Playback {
  readonly positionMs: number
  readonly isPlaying: boolean
  /** From the beginning once it is over. */
  readonly play: () => void
  readonly pause: () => void
  readonly goTo: (ms: number) => void
}

/** The time of something that plays, frame by frame; it stands still until it is told to play.
 *  @param isStill nothing plays by itself: one goes on by `goTo` */
export function usePlayback(durationMs: number, isStill: boolean): Playback {
  const [positionMs, setPosition] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const isPlaying = isWanted && !isStill && positionMs < durationMs

  useEffect(() => {
    if (!isPlaying) return undefined
    let beforeMs: number | undefined
    const onFrame = (nowMs: number) => {
      const passedMs = beforeMs === undefined ? 0 : Math.min(nowMs - beforeMs, LONGEST_FRAME_MS)
      beforeMs = nowMs
      setPosition((ms) => Math.min(ms + passedMs, durationMs))
      frame = requestAnimationFrame(onFrame)
    }
    let frame = requestAnimationFrame(onFrame)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, durationMs])

  return {
    positionMs,
    isPlaying,
    play: () => {
      if (positionMs >= durationMs) setPosition(0)
      setWanted(true)
    },
    pause: () => setWanted(false),
    goTo: (ms) => {
      // What is over does not begin to play again because somebody looks back.
      if (!isPlaying) setWanted(false)
      setPosition(ms)
    },
  }
}
