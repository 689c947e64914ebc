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

/** The account's settings. Each change is saved at once.
 *  Source: docs/product.md, Settings */
export function SettingsForm() {
  const answer = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Fetched answer={answer} placeholder={<Spinner />}>
      {(settings) => <Choices stored={settings} refetch={answer.refetch} />}
    </Fetched>
  )
}

interface ChoicesProps {
  readonly stored: Settings
  /** Fetches the settings again; keeps the old ones on failure. */
  readonly refetch: () => Promise<{ readonly data?: Settings | undefined; readonly isError: boolean }>
}

function Choices({ stored, refetch }: ChoicesProps) {
  const dispatch = useDispatch()
  const [update] = useUpdateSettingsMutation()
  const [changes, setChanges] = useState<Partial<Settings>>({})
  const [failure, setFailure] = useState<ReactNode>()
  // Changes may overlap; each starts from the latest.
  const latest = useRef(changes)
  const settings = { ...stored, ...changes }
  const hasSounds = useSoundsAreOn()

  const show = (next: Partial<Settings>, now = stored) => {
    latest.current = next
    setChanges(next)
    applySettings(dispatch, { ...now, ...next })
  }
  const change = async (patch: Partial<Settings>) => {
    show({ ...latest.current, ...patch })
    setFailure(undefined)
    const { error } = await update(patch)
    if (!error) return
    const { message } = failureOf(error, 'first')
    if (isRefusal(error)) {
      show(without(latest.current, patch))
      setFailure(<p>{message}</p>)
      return
    }
    // After any other failure the change may have been saved all the same, so compare with the server. If that fails too, keep the change.
    const { data, isError } = await refetch()
    const now = isError ? undefined : data
    if (now) show(without(latest.current, patch), now)
    if (now && isIn(patch, now)) return
    setFailure(
      <>
        <p>{message}</p>
        {/* The sound switch belongs to this device and is not reset. */}
        {now && !('Sound' in patch) && <p>{m['settings_form.reset_to_stored']()}</p>}
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

/** Leaves out the failed changes, unless they were changed again in the meantime. */
function without(settings: Partial<Settings>, failed: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => failed[key as keyof Settings] !== value))
}

function isIn(patch: Partial<Settings>, settings: Settings): boolean {
  return Object.entries(patch).every(([key, value]) => settings[key as keyof Settings] === value)
}
