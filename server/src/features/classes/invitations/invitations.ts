import { m } from '@emojigma/messages'
import { INVITATION_DAYS } from '@emojigma/contract/rules/classrooms.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { codeHash, findAccount, markEmailProven, type Account } from '../../accounts/service.ts'
import type { Limit, RateCounters } from '../../operator/rate-counters/service.ts'
import { folded } from '../../../platform/case-folding.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries, Tables } from '../../../platform/database/tables.ts'
import { invalid, type Invalid, type RetryLater } from '../../../platform/expected-failures.ts'
import type { FeatureCalls } from '../../../platform/feature.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import type { TeacherLetters } from './letters.ts'
import { changeInvitation, findInvitation, insertInvitation, openInvitationsTo, type Invitation, type InvitedTo } from './queries.ts'

const OWN_EMAIL = invalid('Email', localizedText(m['class_teachers.own_email']))

/** The rules in which classes and schools differ. */
export interface InvitationRules {
  /** Teachers and open invitations together. */
  readonly most: number
  readonly full: LocalizedText
  /** The refusal of an e-mail whose account is in it. */
  readonly isInAlready: Invalid
  readonly limits: readonly [bySender: Limit, toAnEmail: Limit]
}

export interface InvitationWish {
  readonly senderId: string
  readonly email: string
  /** Code of the letter's language. */
  readonly language: string
  /** The teachers that are in it, apart from the owner of a class. */
  readonly teachers: readonly { readonly email: string | undefined }[]
}

export interface InvitationsOptions {
  readonly clock: Clock
  readonly counters: RateCounters
  readonly letters: TeacherLetters
  readonly features: Pick<FeatureCalls, 'profileChanged'>
}

/** Mailed invitations of teachers to a class or a school. Callers check permissions and lock the class or school.
 *  Source: docs/product.md, Two teachers, one class */
export class Invitations {
  readonly #options: InvitationsOptions

  constructor(options: InvitationsOptions) {
    this.#options = options
  }

  openTo(queries: Queries, to: InvitedTo): Promise<readonly Invitation[]> {
    return openInvitationsTo(queries, to, this.#options.clock.nowMs())
  }

  /** An open invitation to the e-mail stays as it is: a double press sends one letter. Send the letters after the commit. */
  async invite(
    transaction: Transaction<Tables>,
    to: InvitedTo,
    wish: InvitationWish,
    rules: InvitationRules,
  ): Promise<'invited' | Invalid | RetryLater> {
    const { clock, counters, letters } = this.#options
    const { senderId, language, teachers } = wish
    const email = folded(wish.email)
    const nowMs = clock.nowMs()
    if ((await findAccount(transaction, senderId))?.email === email) return OWN_EMAIL
    if (teachers.some((teacher) => teacher.email === email)) return rules.isInAlready
    const open = await this.openTo(transaction, to)
    if (open.some((invitation) => invitation.email === email)) return 'invited'
    if (teachers.length + open.length >= rules.most) return invalid('Email', rules.full)
    const [bySender, toAnEmail] = rules.limits
    const retryAfterS = await counters.count(transaction, [
      { ...bySender, who: senderId },
      { ...toAnEmail, who: email },
    ])
    if (retryAfterS !== undefined) return { kind: 'too many', retryAfterS }
    const id = randomUUID()
    await insertInvitation(transaction, to, { id, email, expiresAtMs: nowMs + INVITATION_DAYS * DAY_MS }, nowMs)
    await letters.invite(transaction, to, id, email, language)
    return 'invited'
  }

  /** Takes an invitation back, or gives it again until its end.
   *  @returns `there`: it is so now, or was before */
  async setEnded(
    transaction: Queries,
    to: InvitedTo,
    id: string,
    isEnded: boolean,
    isFull: () => Promise<boolean>,
  ): Promise<'there' | 'gone' | 'full'> {
    const nowMs = this.#options.clock.nowMs()
    const invitation = await findInvitation(transaction, { id }, nowMs)
    if (!invitation || invitation.joinedAccountId !== undefined || !leadsTo(invitation, to)) return 'gone'
    if (invitation.isEnded === isEnded) return 'there'
    if (!isEnded && (await isFull())) return 'full'
    await changeInvitation(transaction, id, { ended_at_ms: isEnded ? nowMs : null })
    return 'there'
  }

  /** @param code of a mailed link
   *  @returns undefined for an unknown or expired one */
  behind(queries: Queries, code: string): Promise<Invitation | undefined> {
    return findInvitation(queries, { codeHash: codeHash(code) }, this.#options.clock.nowMs())
  }

  /** Uses an invitation up. The link came to this e-mail, and the account is signed in: an account with the same e-mail has proven it. */
  async joined(transaction: Transaction<Tables>, invitation: Invitation, account: Account): Promise<void> {
    await changeInvitation(transaction, invitation.id, { joined_account_id: account.id })
    if (invitation.email === account.email && (await markEmailProven(transaction, account.id, 'stays'))) {
      await this.#options.features.profileChanged(transaction, account.id)
    }
  }
}

function leadsTo({ classroomId, schoolId }: Invitation, to: InvitedTo): boolean {
  return 'schoolId' in to ? schoolId === to.schoolId : classroomId === to.classroomId
}
