import { Switch } from '../../ui/Switch.tsx'
import { useHideSolved } from '../use-hide-solved.ts'

/** The switch above the lists. */
export function HideSolvedSwitch() {
  const { hidesSolved, setHidesSolved } = useHideSolved()
  return <Switch label="Hide Solved" isOn={hidesSolved} onChange={setHidesSolved} />
}
