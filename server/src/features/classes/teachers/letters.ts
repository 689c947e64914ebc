import { m } from '@emojigma/messages'
import { INVITATION_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { codeHash, findAccount, newCode, type Account } from '../../accounts/service.ts'
import type { Mail, Outbox } from '../../site/outbox/service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { inLanguage, languageNamed, pathIn, type Language } from '../../../platform/languages.ts'
import { findClassroom } from '../queries.ts'
import { changeInvitation, findInvitation } from './queries.ts'

const INVITATION = 'class invitation'
const HANDED_OVER = 'class handed over'

export interface TeacherLettersOptions {
  readonly outbox: Outbox
  readonly clock: Clock
  /** Public scheme and host of the site. */
  readonly origin: () => string
}

/** Letters to teachers who share a class. As with other mailed links, the code is made when the letter is written, and the database has
 *  its hash only. A letter to somebody who may have no account names no class: the name is text of the sender's. */
export class TeacherLetters {
  readonly #options: TeacherLettersOptions

  constructor(options: TeacherLettersOptions) {
    this.#options = options
    const { outbox } = options
    outbox.writeBy(INVITATION, (transaction, email, { content = '', language }) =>
      this.#invitation(transaction, content, email, languageNamed(language)),
    )
    outbox.writeBy(HANDED_OVER, (transaction, email, { content = '' }) => this.#handedOver(transaction, content, email))
  }

  /** Orders the letter. Call `send()` after the commit.
   *  @param language code */
  invite(transaction: Queries, invitationId: string, email: string, language: string): Promise<void> {
    return this.#options.outbox.order(transaction, INVITATION, email, { content: invitationId, language })
  }

  /** Tells a class's new owner, who may not have been asked. */
  async handedOver(transaction: Queries, classroomId: string, ownerId: string): Promise<void> {
    const email = (await findAccount(transaction, ownerId))?.email
    if (email) await this.#options.outbox.order(transaction, HANDED_OVER, email, { content: classroomId })
  }

  send(): void {
    this.#options.outbox.send()
  }

  async #invitation(transaction: Queries, id: string, email: string, language: Language): Promise<Mail | undefined> {
    const { clock } = this.#options
    const invitation = await findInvitation(transaction, { id }, clock.nowMs())
    if (!invitation || invitation.isEnded || invitation.joinedAccountId !== undefined) return undefined
    const classroom = await findClassroom(transaction, invitation.classroomId)
    const owner = classroom && (await findAccount(transaction, classroom.teacherId))
    if (!owner) return undefined
    const code = newCode()
    await changeInvitation(transaction, id, { code_hash: codeHash(code) })
    const options = inLanguage(language)
    return {
      to: email,
      language,
      subject: m['mail.class_invitation.subject']({}, options),
      paragraphs: [
        m['mail.hello']({}, options),
        m['mail.class_invitation.text']({ sender: senderOf(owner), days: INVITATION_DAYS }, options),
      ],
      link: { label: m['mail.class_invitation.open']({}, options), address: this.#link(language, `/joinClass?code=${code}`) },
      closing: m['mail.class_invitation.closing']({}, options),
    }
  }

  async #handedOver(transaction: Queries, classroomId: string, email: string): Promise<Mail | undefined> {
    const classroom = await findClassroom(transaction, classroomId)
    const owner = classroom && (await findAccount(transaction, classroom.teacherId))
    // Handed on meanwhile.
    if (!classroom || owner?.email !== email) return undefined
    const language = languageNamed(owner.language)
    const options = inLanguage(language)
    return {
      to: email,
      language,
      subject: m['mail.class_handed_over.subject']({}, options),
      paragraphs: [
        m['mail.hello_to']({ nickname: owner.nickname ?? '' }, options),
        m['mail.class_handed_over.text']({ name: classroom.name }, options),
      ],
      link: { label: m['mail.class_handed_over.open']({}, options), address: this.#link(language, `/manageStudents/${classroomId}`) },
      closing: m['mail.class_handed_over.closing']({}, options),
    }
  }

  #link(language: Language, path: string): string {
    return this.#options.origin() + pathIn(language, path)
  }
}

/** A sender by nickname, with the e-mail if it is proven. */
export function senderOf({ isEmailVerified, email, nickname }: Account): string {
  return isEmailVerified && email !== null ? `${nickname ?? ''} (${email})` : (nickname ?? '')
}
