import { m } from '@emojigma/messages'
import { Switch } from '../../ui/forms/Switch.tsx'
import { useHideSolved } from './use-hide-solved.ts'

export function HideSolvedSwitch() {
  const { hidesSolved, setHidesSolved } = useHideSolved()
  return <Switch label={m['accounts.hide_solved']()} isOn={hidesSolved} onChange={setHidesSolved} />
}
