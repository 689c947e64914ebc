import { m } from '@emojigma/messages'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import tools from '../puzzle-tools.module.css'
import { playOnce } from './play-once.ts'
import { chooseSounds, useSoundsAreOn } from './sound-choice.ts'
import styles from './SoundSwitch.module.css'

/** Turns sounds on and off; turning on plays one. Phones have no room for it among the tools, so there it is in the completion dialog.
 *  Source: docs/product.md, Sounds */
export function SoundSwitch({ place }: { readonly place: 'tools' | 'dialog' }) {
  const isOn = useSoundsAreOn()
  const turn = () => {
    chooseSounds(!isOn)
    if (!isOn) void playOnce('right')
  }
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={classNames(place === 'tools' && tools['tool'], styles[place])}
      onClick={turn}
    >
      <Icon name={isOn ? 'note' : 'no-note'} />
      <span>{m['ui.sounds']()}</span>
    </button>
  )
}
