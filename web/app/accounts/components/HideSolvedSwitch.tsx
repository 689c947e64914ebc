import * as messages from '@emojigma/messages/page/accounts/components/HideSolvedSwitch.ts'
import { Switch } from '../../ui/forms/Switch.tsx'
import { useHideSolved } from '../use-hide-solved.ts'

/** The switch above the lists. */
export function HideSolvedSwitch() {
  const { hidesSolved, setHidesSolved } = useHideSolved()
  return <Switch label={messages.hideSolved} isOn={hidesSolved} onChange={setHidesSolved} />
}
