import { settings, settingsBody, type Settings } from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { failureBody } from '@emojigma/contract/failures.ts'
import type { z } from 'zod'
import type { App } from '../http/app-type.ts'
import { refuseGuests, signedInOf } from '../http/caller.ts'
import type { AccountSettings, SettingsOfAccounts } from './service.ts'

/** The calls about how an account likes the site.
 *  Source: contract §3, get-settings */
export function routeSettings(app: App, settingsOfAccounts: SettingsOfAccounts): void {
  app.get(
    CALL_PATHS.getSettings,
    { onRequest: refuseGuests, schema: { summary: 'How the account likes the site', response: { 200: settings, 401: failureBody } } },
    async (request) => wireSettings(await settingsOfAccounts.of(signedInOf(request).accountId)),
  )
  app.post(
    CALL_PATHS.updateSettings,
    {
      onRequest: refuseGuests,
      schema: { summary: 'Changes settings', body: settingsBody, response: { 200: settings, 400: failureBody, 401: failureBody } },
    },
    async (request) => wireSettings(await settingsOfAccounts.change(signedInOf(request).accountId, changesOf(request.body))),
  )
}

/** The settings as they stand in calls and in the export. */
export function wireSettings(from: AccountSettings): Settings {
  return {
    HideSolved: from.hidesSolved,
    Theme: from.theme,
    Sound: from.hasSound,
    ReducedMotion: from.reducesMotion,
    ReadableFont: from.hasReadableFont,
    HideFromBoards: from.hidesFromBoards,
  }
}

function changesOf(body: z.infer<typeof settingsBody>): Partial<AccountSettings> {
  const { HideSolved, Theme, Sound, ReducedMotion, ReadableFont, HideFromBoards } = body
  return {
    ...(HideSolved === undefined ? {} : { hidesSolved: HideSolved }),
    ...(Theme === undefined ? {} : { theme: Theme }),
    ...(Sound === undefined ? {} : { hasSound: Sound }),
    ...(ReducedMotion === undefined ? {} : { reducesMotion: ReducedMotion }),
    ...(ReadableFont === undefined ? {} : { hasReadableFont: ReadableFont }),
    ...(HideFromBoards === undefined ? {} : { hidesFromBoards: HideFromBoards }),
  }
}
