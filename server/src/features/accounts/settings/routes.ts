import { m } from '@emojigma/messages'
import { localizedText } from '../../../platform/said.ts'
import type { ReadBodyOf } from '@emojigma/contract/call.ts'
import { getSettings, setLanguage, updateSettings, type Settings } from '@emojigma/contract/accounts/settings.ts'
import type { Accounts } from '../service.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { refusalOf } from '../../../platform/http/refusals.ts'
import { serve } from '../../../platform/http/serve.ts'
import { invalid } from '../../../platform/refused.ts'
import type { AccountSettings, SettingsOfAccounts } from './service.ts'

/** The calls about an account's settings.
 *  Source: docs/product.md, Settings */
export function routeSettings(app: App, settingsOfAccounts: SettingsOfAccounts, accounts: Pick<Accounts, 'setLanguage'>): void {
  serve(app, getSettings, async ({ signedIn }) => wireSettings(await settingsOfAccounts.of(signedIn.accountId)))
  serve(app, updateSettings, async ({ signedIn, body }) =>
    wireSettings(await settingsOfAccounts.change(signedIn.accountId, changesOf(body))),
  )
  serve(app, setLanguage, async ({ signedIn, body: { Language } }) => {
    if (await accounts.setLanguage(signedIn.accountId, Language)) return { Language }
    return refusalOf(invalid('Language', localizedText(m['field.none_of_these'])))
  })
}

/** The settings in the wire format, also used by the export. */
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

function changesOf(body: ReadBodyOf<typeof updateSettings>): Partial<AccountSettings> {
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
