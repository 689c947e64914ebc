import { m } from '@emojigma/messages'
import type { Settings } from '@emojigma/contract/accounts/settings.ts'
import { useRef, useState, type ReactNode } from 'react'
import { chooseSounds, useSoundsAreOn } from '../play/index.ts'
import { Fetched } from '../../ui/loading/Fetched.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/loading/Spinner.tsx'
import { Switch } from '../../ui/forms/Switch.tsx'
import { useDispatch } from '../../platform/use-store.ts'
import { failureOf, isRefusal } from '../../ui/forms/form-failure.ts'
import { applySettings, useGetSettingsQuery, useUpdateSettingsMutation } from '../../platform/session/settings.ts'
import styles from './SettingsForm.module.css'

const THEMES = [
  ['system', m['settings_form.like_the_device']()],
  ['light', m['settings_form.light']()],
  ['dark', m['settings_form.dark']()],
] as const

const SWITCHES = [
  ['HideSolved', m['accounts.hide_solved'](), m['settings_form.hide_solved_hint']()],
  ['ReducedMotion', m['settings_form.less_motion'](), m['settings_form.calm_hint']()],
  ['ReadableFont', m['settings_form.plainer_letters'](), m['settings_form.plain_font_hint']()],
  ['HideFromBoards', m['settings_form.stay_off_the_leaderboards'](), m['settings_form.off_boards_hint']()],
] as const

/** What an account wants to be different. Every change is kept at once.
 *  Source: docs/product.md, Settings */
export function SettingsForm() {
  const answer = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(settings) => <Choices kept={settings} fetchKept={answer.refetch} />}
    </Fetched>
  )
}

interface ChoicesProps {
  readonly kept: Settings
  /** Asks for them anew. What was known before stays where that fails. */
  readonly fetchKept: () => Promise<{ readonly data?: Settings | undefined; readonly isError: boolean }>
}

function Choices({ kept, fetchKept }: ChoicesProps) {
  const dispatch = useDispatch()
  const [update] = useUpdateSettingsMutation()
  const [changes, setChanges] = useState<Partial<Settings>>({})
  const [failure, setFailure] = useState<ReactNode>()
  // Several changes may be under way at once, each begun from the ones before it.
  const latest = useRef(changes)
  const settings = { ...kept, ...changes }
  const hasSounds = useSoundsAreOn()

  const show = (next: Partial<Settings>, now = kept) => {
    latest.current = next
    setChanges(next)
    applySettings(dispatch, { ...now, ...next })
  }
  const change = async (wanted: Partial<Settings>) => {
    show({ ...latest.current, ...wanted })
    setFailure(undefined)
    const { error } = await update(wanted)
    if (!error) return
    const { message } = failureOf(error, 'first')
    if (isRefusal(error)) {
      show(without(latest.current, wanted))
      setFailure(<p>{message}</p>)
      return
    }
    // What failed in any other way may have been kept all the same. Where nobody can say, the change stays.
    const { data, isError } = await fetchKept()
    const now = isError ? undefined : data
    if (now) show(without(latest.current, wanted), now)
    if (now && isIn(wanted, now)) return
    setFailure(
      <>
        <p>{message}</p>
        {/* Its switch is this device's own. */}
        {now && !('Sound' in wanted) && <p>{m['settings_form.reset_to_stored']()}</p>}
      </>,
    )
  }

  return (
    <div className={styles['settings']}>
      <fieldset className={styles['themes']}>
        <legend>{m['settings_form.colours']()}</legend>
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
        label={m['ui.sounds']()}
        hint={m['settings_form.sounds_hint']()}
        isOn={hasSounds}
        onChange={(isOn) => {
          chooseSounds(isOn)
          void change({ Sound: isOn })
        }}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  )
}

/** What was changed once more meanwhile stays. */
function without(settings: Partial<Settings>, taken: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => taken[key as keyof Settings] !== value))
}

function isIn(wanted: Partial<Settings>, settings: Settings): boolean {
  return Object.entries(wanted).every(([key, value]) => settings[key as keyof Settings] === value)
}
