import { useState } from 'react'
import { useInBrowser } from '../../../platform/browser/hooks/use-in-browser.ts'
import { onDevice } from '../../../platform/browser/storage.ts'

/** For whom the exercises are. */
export type Band = 'Junior' | 'Next'

const KEY = 'emojigma.exercises.band'

/** Which exercises were chosen last on this device, on either page; those of Junior first. */
export function useBand(): readonly [Band, (band: Band) => void] {
  const kept = useInBrowser<Band>(() => (onDevice.read(KEY) === 'Next' ? 'Next' : 'Junior'), 'Junior')
  const [chosen, setChosen] = useState<Band>()
  const choose = (band: Band) => {
    onDevice.keep(KEY, band)
    setChosen(band)
  }
  return [chosen ?? kept, choose]
}
