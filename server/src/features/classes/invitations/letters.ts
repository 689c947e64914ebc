import { m } from '@emojigma/messages'
import { INVITATION_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { codeHash, findAccount, newCode, type Account } from '../../accounts/service.ts'
import type { Mail, Outbox } from '../../site/outbox/service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { inLanguage, languageNamed, pathIn, type Language } from '../../../platform/languages.ts'
import { findClassroom } from '../queries.ts'
import { findSchool } from '../schools/queries.ts'
import { changeInvitation, findInvitation, type InvitedTo } from './queries.ts'

const CLASS_INVITATION = 'class invitation'
const SCHOOL_INVITATION = 'school invitation'
const CLASS_HANDED_OVER = 'class handed over'
const SCHOOL_HANDED_OVER = 'school handed over'

export interface TeacherLettersOptions {
  readonly outbox: Outbox
  readonly clock: Clock
  /** Public scheme and host of the site. */
  readonly origin: () => string
}

/** Letters to teachers who share a class or a school. As with other mailed links, the code is made when the letter is written, and the
 *  database has its hash only. A letter to a person who may have no account names no class and no school: the name is text of the
 *  sender's. */
export class TeacherLetters {
  readonly #options: TeacherLettersOptions

  constructor(options: TeacherLettersOptions) {
    this.#options = options
    const { outbox } = options
    for (const kind of [CLASS_INVITATION, SCHOOL_INVITATION]) {
      outbox.writeBy(kind, (transaction, email, { content = '', language }) =>
        this.#invitation(transaction, content, email, languageNamed(language)),
      )
    }
    outbox.writeBy(CLASS_HANDED_OVER, (transaction, email, { content = '' }) => this.#classHandedOver(transaction, content, email))
    outbox.writeBy(SCHOOL_HANDED_OVER, (transaction, email, { content = '' }) => this.#schoolHandedOver(transaction, content, email))
  }

  /** Orders the letter. Call `send()` after the commit.
   *  @param language code */
  invite(transaction: Queries, to: InvitedTo, invitationId: string, email: string, language: string): Promise<void> {
    const kind = 'schoolId' in to ? SCHOOL_INVITATION : CLASS_INVITATION
    return this.#options.outbox.order(transaction, kind, email, { content: invitationId, language })
  }

  /** Tells the new owner of a class, who may not have been asked. */
  classHandedOver(transaction: Queries, classroomId: string, ownerId: string): Promise<void> {
    return this.#handedOver(transaction, CLASS_HANDED_OVER, classroomId, ownerId)
  }

  /** Tells the new payer of a school, who may not have been asked. */
  schoolHandedOver(transaction: Queries, schoolId: string, payerId: string): Promise<void> {
    return this.#handedOver(transaction, SCHOOL_HANDED_OVER, schoolId, payerId)
  }

  send(): void {
    this.#options.outbox.send()
  }

  async #handedOver(transaction: Queries, kind: string, content: string, accountId: string): Promise<void> {
    const email = (await findAccount(transaction, accountId))?.email
    if (email) await this.#options.outbox.order(transaction, kind, email, { content })
  }

  async #invitation(transaction: Queries, id: string, email: string, language: Language): Promise<Mail | undefined> {
    const invitation = await findInvitation(transaction, { id }, this.#options.clock.nowMs())
    if (!invitation || invitation.isEnded || invitation.joinedAccountId !== undefined) return undefined
    const { classroomId, schoolId } = invitation
    const classroom = classroomId === undefined ? undefined : await findClassroom(transaction, classroomId)
    const school = schoolId === undefined ? undefined : await findSchool(transaction, schoolId)
    const senderId = classroom?.teacherId ?? school?.payerId
    const account = senderId === undefined ? undefined : await findAccount(transaction, senderId)
    if (!account) return undefined
    const code = newCode()
    await changeInvitation(transaction, id, { code_hash: codeHash(code) })
    const options = inLanguage(language)
    const words = { sender: senderOf(account), days: INVITATION_DAYS }
    return {
      to: email,
      language,
      subject: school ? m['mail.school_invitation.subject']({}, options) : m['mail.class_invitation.subject']({}, options),
      paragraphs: [
        m['mail.hello']({}, options),
        school ? m['mail.school_invitation.text'](words, options) : m['mail.class_invitation.text'](words, options),
      ],
      link: {
        label: m['mail.class_invitation.open']({}, options),
        address: this.#link(language, `/${school ? 'joinSchool' : 'joinClass'}?code=${code}`),
      },
      closing: m['mail.class_invitation.closing']({}, options),
    }
  }

  async #classHandedOver(transaction: Queries, classroomId: string, email: string): Promise<Mail | undefined> {
    const classroom = await findClassroom(transaction, classroomId)
    if (!classroom) return undefined
    return this.#handedTo(transaction, classroom.teacherId, email, `/manageStudents/${classroomId}`, (options) => ({
      subject: m['mail.class_handed_over.subject']({}, options),
      text: m['mail.class_handed_over.text']({ name: classroom.name }, options),
      open: m['mail.class_handed_over.open']({}, options),
      closing: m['mail.class_handed_over.closing']({}, options),
    }))
  }

  async #schoolHandedOver(transaction: Queries, schoolId: string, email: string): Promise<Mail | undefined> {
    const school = await findSchool(transaction, schoolId)
    if (!school) return undefined
    return this.#handedTo(transaction, school.payerId, email, '/school', (options) => ({
      subject: m['mail.school_handed_over.subject']({}, options),
      text: m['mail.school_handed_over.text']({ name: school.name }, options),
      open: m['mail.school_handed_over.open']({}, options),
      closing: m['mail.school_handed_over.closing']({}, options),
    }))
  }

  /** @returns undefined when the class or school has another owner by now */
  async #handedTo(
    transaction: Queries,
    ownerId: string,
    email: string,
    path: string,
    wordsIn: (options: ReturnType<typeof inLanguage>) => Readonly<Record<'subject' | 'text' | 'open' | 'closing', string>>,
  ): Promise<Mail | undefined> {
    const owner = await findAccount(transaction, ownerId)
    if (owner?.email !== email) return undefined
    const language = languageNamed(owner.language)
    const options = inLanguage(language)
    const { subject, text, open, closing } = wordsIn(options)
    return {
      to: email,
      language,
      subject,
      paragraphs: [m['mail.hello_to']({ nickname: owner.nickname ?? '' }, options), text],
      link: { label: open, address: this.#link(language, path) },
      closing,
    }
  }

  #link(language: Language, path: string): string {
    return this.#options.origin() + pathIn(language, path)
  }
}

/** A sender by nickname, with the e-mail if it is proven. */
function senderOf({ isEmailVerified, email, nickname }: Account): string {
  return isEmailVerified && email !== null ? `${nickname ?? ''} (${email})` : (nickname ?? '')
}
