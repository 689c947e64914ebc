import { m } from '@emojigma/messages'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { deviceMs } from '../../../platform/browser/clock.ts'
import { Button } from '../../../ui/Button.tsx'
import { Modal, ModalActions } from '../../../ui/dialogs/Modal.tsx'
import { otherDayWords } from '../frame/message-words.ts'
import { Plate } from './Plate.tsx'

/** Says which time this device takes it for, where only the day keeps a puzzle closed. */
export function OtherDay({ puzzle, onClose }: { readonly puzzle: PuzzleView; readonly onClose: () => void }) {
  return (
    <Modal title={m['other_day.title']()} onClose={onClose} ornament={<Plate icon="lock" />}>
      <p>{otherDayWords(puzzle.id, deviceMs())}</p>
      <p>{m['other_day.check_the_clock']()}</p>
      <ModalActions>
        <Button size="large" variant="primary" onClick={onClose}>
          {m['ui.all_right']()}
        </Button>
      </ModalActions>
    </Modal>
  )
}
