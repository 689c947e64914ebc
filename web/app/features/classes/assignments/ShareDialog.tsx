import { m } from '@emojigma/messages'
import type { Assignment } from '@emojigma/contract/classes/assignments.ts'
import { inLanguage } from '../../../platform/browser/language-address.ts'
import { sharedAssignmentPath } from '../../../platform/navigation/paths.ts'
import { FormModal } from '../../../ui/dialogs/FormModal.tsx'
import { LinkAddress } from '../../../ui/LinkAddress.tsx'

interface ShareDialogProps {
  readonly assignment: Assignment
  readonly onClose: () => void
}

/** The link to an assignment, which asks for the student's card. */
export function ShareDialog({ assignment: { Id, Title }, onClose }: ShareDialogProps) {
  const url = location.origin + inLanguage(sharedAssignmentPath(Id))
  return (
    <FormModal title={m['share_dialog.title']({ title: Title })} onClose={onClose}>
      <p>{m['share_dialog.who_opens_it']()}</p>
      <LinkAddress label={m['share_dialog.link']()} url={url} invitation={Title} />
      <p>
        <a href={`https://classroom.google.com/share?url=${encodeURIComponent(url)}`} target="_blank" rel="noreferrer">
          {m['share_dialog.google_classroom']()}
        </a>
      </p>
    </FormModal>
  )
}
