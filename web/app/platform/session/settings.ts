import type { Settings } from '@emojigma/contract/accounts/settings.ts'
import { chooseSounds } from '../play/index.ts'
import { applyTheme, type ThemeSettings } from '../../platform/session/theme.ts'
import { hideSolvedChanged } from '../../platform/session/slice.ts'
import { storeHidesSolved } from '../../platform/session/session-storage.ts'
import type { Dispatch } from '../../platform/store.ts'
import { accountsApi } from './api.ts'

/** Shows the page as an account wants it. */
export async function loadTheme(dispatch: Dispatch): Promise<void> {
  const { data } = await dispatch(accountsApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (!data) return
  applySettings(dispatch, data)
  // On is what nobody chose; who turned it off before wants it off here too.
  if (!data.Sound) chooseSounds(false)
}

export function applySettings(dispatch: Dispatch, settings: Settings): void {
  applyTheme(themeOf(settings))
  storeHidesSolved(settings.HideSolved)
  dispatch(hideSolvedChanged(settings.HideSolved))
}

function themeOf({ Theme, ReducedMotion, ReadableFont }: Settings): ThemeSettings {
  return {
    ...(Theme === 'system' ? {} : { theme: Theme }),
    ...(ReducedMotion ? { motion: 'reduced' } : {}),
    ...(ReadableFont ? { font: 'readable' } : {}),
  }
}
