import { Icon } from '../../ui/Icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import tools from '../puzzle-tools.module.css'
import { playSound } from './player.ts'
import { chooseSounds, useSoundsAreOn } from './sound-choice.ts'
import styles from './SoundSwitch.module.css'

/** Turns the sounds of puzzles on and off. On is heard at once.
 *  Source: docs/product.md, Sounds */
export function SoundSwitch() {
  const isOn = useSoundsAreOn()
  const turn = () => {
    chooseSounds(!isOn)
    playSound('right')
  }
  return (
    <button type="button" role="switch" aria-checked={isOn} className={classNames(tools['tool'], styles['switch'])} onClick={turn}>
      <Icon name={isOn ? 'note' : 'no-note'} />
      <span>Sounds</span>
    </button>
  )
}
