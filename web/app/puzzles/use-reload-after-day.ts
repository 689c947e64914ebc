import { dayAt } from '@emojigma/engine/day.ts'
import { useEffect, useState } from 'react'
import { currentMs, useToday } from '../clock.ts'

/** Loads the page anew when the day that it was opened on is over, if nothing was left to play.
 *  Source: specification §4, Free allowance */
export function useReloadAfterDay(isNothingLeft: boolean, reload: () => void = reloadPage): void {
  const today = useToday()
  const [openedOn] = useState(() => (typeof window === 'undefined' ? today : dayAt(currentMs())))
  const isOver = isNothingLeft && today > openedOn
  useEffect(() => {
    if (isOver) reload()
  }, [isOver, reload])
}

function reloadPage(): void {
  location.reload()
}
