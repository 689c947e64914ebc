import type { Slot } from '@emojigma/engine/day.ts'
import { isJunior } from '@emojigma/engine/levels.ts'
import { useSyncExternalStore } from 'react'
import { onDevice } from '../../platform/browser/storage.ts'

/** Ages of a player who is not known yet. */
export const BANDS = ['4-6', '7-9', '10+'] as const
export type Band = (typeof BANDS)[number]

/** Today's puzzles for a player of these ages: warm-up, just right, stretch. */
export const FIRST_THREE: Readonly<Record<Band, readonly [Slot, Slot, Slot]>> = {
  '4-6': [
    { typeId: 1, levelId: 6 },
    { typeId: 5, levelId: 6 },
    { typeId: 1, levelId: 7 },
  ],
  '7-9': [
    { typeId: 1, levelId: 8 },
    { typeId: 4, levelId: 7 },
    { typeId: 1, levelId: 10 },
  ],
  '10+': [
    { typeId: 1, levelId: 1 },
    { typeId: 4, levelId: 1 },
    { typeId: 3, levelId: 2 },
  ],
}

const BAND_KEY = 'emojigma.band'

const bandListeners = new Set<() => void>()

/** The ages that were chosen on this device; undefined before, and during hydration. */
export function useChosenBand(): Band | undefined {
  return useSyncExternalStore(listenToBand, chosenBand, () => undefined)
}

/** Whether junior levels fit the ages that were chosen on this device; undefined before, and during hydration. */
export function useFitsJunior(): boolean | undefined {
  const band = useChosenBand()
  return band && isJunior(FIRST_THREE[band][0].levelId)
}

/** @param band undefined asks again */
export function chooseBand(band: Band | undefined): void {
  if (band === undefined) onDevice.forget(BAND_KEY)
  else onDevice.keep(BAND_KEY, band)
  bandListeners.forEach((listener) => listener())
}

function listenToBand(listener: () => void): () => void {
  bandListeners.add(listener)
  return () => bandListeners.delete(listener)
}

function chosenBand(): Band | undefined {
  const kept = onDevice.read(BAND_KEY)
  return BANDS.find((band) => band === kept)
}
