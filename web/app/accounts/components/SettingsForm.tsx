import * as messages from '@emojigma/messages/page/accounts/components/SettingsForm.ts'
import type { Settings } from '@emojigma/contract/site/settings.ts'
import { useRef, useState } from 'react'
import { statusOf } from '../../call.ts'
import { chooseSounds, useSoundsAreOn } from '../../play/index.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { useDispatch } from '../../use-store.ts'
import { useGetSettingsQuery, useUpdateSettingsMutation } from '../api.ts'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { applySettings } from '../settings.ts'
import styles from './SettingsForm.module.css'

const THEMES = [
  ['system', messages.likeTheDevice],
  ['light', messages.light],
  ['dark', messages.dark],
] as const

const SWITCHES = [
  ['HideSolved', messages.hideSolved, messages.listsLeaveOutWhat],
  ['ReducedMotion', messages.lessMotion, messages.nothingFliesHopsOrSlides],
  ['ReadableFont', messages.plainerLetters, messages.onePlainTypefaceA],
  ['HideFromBoards', messages.stayOffTheLeaderboards, messages.nobodySeesYourNickname],
] as const

/** What an account wants to be different. Every change is kept at once.
 *  Source: docs/product.md, Settings */
export function SettingsForm() {
  const answer = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(settings) => <Choices kept={settings} />}
    </Fetched>
  )
}

function Choices({ kept }: { readonly kept: Settings }) {
  const dispatch = useDispatch()
  const [update, { error }] = useUpdateSettingsMutation()
  const [changes, setChanges] = useState<Partial<Settings>>({})
  // Several changes may be under way at once, each begun from the ones before it.
  const latest = useRef(changes)
  const settings = { ...kept, ...changes }
  const hasSounds = useSoundsAreOn()

  const show = (next: Partial<Settings>) => {
    latest.current = next
    setChanges(next)
    applySettings(dispatch, { ...kept, ...next })
  }
  const change = async (wanted: Partial<Settings>) => {
    show({ ...latest.current, ...wanted })
    const { error: failure } = await update(wanted)
    // Only a refusal takes a change back: a request that did not arrive, or that leaving the page cut short, refuses nothing.
    if (typeof statusOf(failure) === 'number') show(without(latest.current, wanted))
  }

  return (
    <div className={styles['settings']}>
      <fieldset className={styles['themes']}>
        <legend>{messages.colours}</legend>
        {THEMES.map(([theme, name]) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={settings.Theme === theme} onChange={() => void change({ Theme: theme })} />
            {name}
          </label>
        ))}
      </fieldset>
      {SWITCHES.map(([key, label, hint]) => (
        <Switch key={key} label={label} hint={hint} isOn={settings[key]} onChange={(isOn) => void change({ [key]: isOn })} />
      ))}
      <Switch
        label={messages.sounds}
        hint={messages.shortSoftSoundsWhile}
        isOn={hasSounds}
        onChange={(isOn) => {
          chooseSounds(isOn)
          void change({ Sound: isOn })
        }}
      />
      {error && (
        <Notice tone="error">
          <p>{failureOf(error, 'first').message}</p>
        </Notice>
      )}
    </div>
  )
}

function without(settings: Partial<Settings>, taken: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !(key in taken)))
}
