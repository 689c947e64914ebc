import type { getSettings, Settings, updateSettings } from '@emojigma/contract/accounts/settings.ts'
import { api } from '../api.ts'
import { get, post } from '../call.ts'
import type { Dispatch } from '../store.ts'
import { storeHidesSolved } from './session-storage.ts'
import { hideSolvedChanged } from './slice.ts'
import { applyTheme, type ThemeSettings } from './theme.ts'

const tagged = api.enhanceEndpoints({ addTagTypes: ['settings'] })

export const settingsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<Settings, void>({
      query: () => get<typeof getSettings>('/api/setting/get-settings'),
      providesTags: ['settings'],
    }),
    updateSettings: build.mutation<unknown, Partial<Settings>>({
      // The request survives leaving the page at once.
      query: (body) => ({ ...post<typeof updateSettings>('/api/setting/update-settings', body), keepalive: true }),
      invalidatesTags: ['settings'],
    }),
  }),
})

export const { useGetSettingsQuery, useUpdateSettingsMutation } = settingsApi

/** Fetches the account's settings and applies them to the page.
 *  @returns undefined if they could not be fetched */
export async function loadSettings(dispatch: Dispatch): Promise<Settings | undefined> {
  const { data } = await dispatch(settingsApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true, subscribe: false }))
  if (data) applySettings(dispatch, data)
  return data
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
