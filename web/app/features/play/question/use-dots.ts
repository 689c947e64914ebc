import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import { useState } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'

const KEY = 'emojigma.dots'

export interface DotsChoice {
  readonly isOn: boolean
  toggle(): void
}

/** Whether small numbers have dots: by default at the junior levels, or as stored on the device for all levels.
 *  Source: docs/product.md, Dots */
export function useDots(levelId: LevelId): DotsChoice {
  const [chosen, setChosen] = useState<boolean>()
  const stored = useInBrowser(() => onDevice.read(KEY), undefined)
  const isOn = chosen ?? (stored === undefined ? isJunior(levelId) : stored === 'on')
  const toggle = () => {
    onDevice.keep(KEY, isOn ? 'off' : 'on')
    setChosen(!isOn)
  }
  return { isOn, toggle }
}
