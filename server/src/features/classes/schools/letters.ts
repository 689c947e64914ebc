import { m } from '@emojigma/messages'
import { INVITATION_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { codeHash, findAccount, newCode } from '../../accounts/service.ts'
import type { Mail } from '../../site/outbox/service.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { inLanguage, languageNamed, pathIn, type Language } from '../../../platform/languages.ts'
import { senderOf, type TeacherLettersOptions } from '../teachers/letters.ts'
import { changeSchoolInvitation, findSchool, findSchoolInvitation } from './queries.ts'

const INVITATION = 'school invitation'
const HANDED_OVER = 'school handed over'

/** Letters about schools. Like those about classes they name none to somebody who may have no account: the name is text of the sender's. */
export class SchoolLetters {
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

  /** Tells a school's new payer, who may not have been asked. */
  async handedOver(transaction: Queries, schoolId: string, payerId: string): Promise<void> {
    const email = (await findAccount(transaction, payerId))?.email
    if (email) await this.#options.outbox.order(transaction, HANDED_OVER, email, { content: schoolId })
  }

  send(): void {
    this.#options.outbox.send()
  }

  async #invitation(transaction: Queries, id: string, email: string, language: Language): Promise<Mail | undefined> {
    const invitation = await findSchoolInvitation(transaction, { id }, this.#options.clock.nowMs())
    if (!invitation || invitation.isEnded || invitation.joinedAccountId !== undefined) return undefined
    const school = await findSchool(transaction, invitation.schoolId)
    const payer = school && (await findAccount(transaction, school.payerId))
    if (!payer) return undefined
    const code = newCode()
    await changeSchoolInvitation(transaction, id, { code_hash: codeHash(code) })
    const options = inLanguage(language)
    return {
      to: email,
      language,
      subject: m['mail.school_invitation.subject']({}, options),
      paragraphs: [
        m['mail.hello']({}, options),
        m['mail.school_invitation.text']({ sender: senderOf(payer), days: INVITATION_DAYS }, options),
      ],
      link: {
        label: m['mail.class_invitation.open']({}, options),
        address: this.#options.origin() + pathIn(language, `/joinSchool?code=${code}`),
      },
      closing: m['mail.class_invitation.closing']({}, options),
    }
  }

  async #handedOver(transaction: Queries, schoolId: string, email: string): Promise<Mail | undefined> {
    const school = await findSchool(transaction, schoolId)
    const payer = school && (await findAccount(transaction, school.payerId))
    // Handed on meanwhile.
    if (!school || payer?.email !== email) return undefined
    const language = languageNamed(payer.language)
    const options = inLanguage(language)
    return {
      to: email,
      language,
      subject: m['mail.school_handed_over.subject']({}, options),
      paragraphs: [
        m['mail.hello_to']({ nickname: payer.nickname ?? '' }, options),
        m['mail.school_handed_over.text']({ name: school.name }, options),
      ],
      link: { label: m['mail.school_handed_over.open']({}, options), address: this.#options.origin() + pathIn(language, '/school') },
      closing: m['mail.school_handed_over.closing']({}, options),
    }
  }
}
