import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import { useState } from 'react'
import { onDevice } from '../../../platform/browser/storage.ts'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'

const KEY = 'emojigma.dots'

/** Whether small numbers are shown as dots too, and how to change that. */
export interface DotsChoice {
  readonly isOn: boolean
  toggle(): void
}

/** Dots are shown at the junior levels, unless the device remembers another choice for all of them.
 *  Source: docs/product.md, Dots */
export function useDots(levelId: LevelId): DotsChoice {
  const [chosen, setChosen] = useState<boolean>()
  const kept = useInBrowser(() => onDevice.read(KEY), undefined)
  const isOn = chosen ?? (kept === undefined ? isJunior(levelId) : kept === 'on')
  const toggle = () => {
    onDevice.keep(KEY, isOn ? 'off' : 'on')
    setChosen(!isOn)
  }
  return { isOn, toggle }
}
