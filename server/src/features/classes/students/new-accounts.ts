import { generateNickname, isGeneratedNickname } from '@emojigma/contract/rules/nickname.ts'
import type { Random } from '@emojigma/engine/random.ts'
import { dayAt } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { insertAccount, type NewAccount } from '../../accounts/service.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { folded } from '../../../platform/case-folding.ts'
import { chosenNickname } from '../../accounts/nicknames/service.ts'
import { insertStudent, isUserNameTaken } from './queries.ts'

/** So many names in a row that somebody has already mean that something else is wrong. */
const MOST_TRIES = 50

/** A student to be added, whose wishes have been checked one by one. */
export interface NewStudent {
  readonly classroomId: string
  /** Absent = one is made. */
  readonly userName: string | undefined
  readonly realName: string | undefined
  /** The first that is tried; where somebody has it, another one is made. */
  readonly nickname: MadeNickname
  /** Null while a password is not hashed yet. */
  readonly passwordHash: string | null
}

/** A nickname that the site makes. */
export interface MadeNickname {
  readonly nickname: string
  /** What must be unique. */
  readonly key: string
}

export interface AddedStudent {
  readonly id: string
  readonly userName: string
  readonly nickname: string
}

export type Chance = Pick<Random, 'below' | 'pick'>

/** Adds a student with an account. Nobody else is told the name that the teacher knows them by, and the account has no e-mail.
 *  @returns undefined when the user name is somebody's */
export async function addStudent(
  transaction: Queries,
  student: NewStudent,
  nowMs: number,
  random: Chance,
): Promise<AddedStudent | undefined> {
  const { classroomId, realName, passwordHash } = student
  let made = student.nickname
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const userName = student.userName ?? generateNickname(random).toLowerCase()
    const { nickname, key } = made
    const id = randomUUID()
    const account: NewAccount = {
      id,
      userName,
      userNameKey: folded(userName),
      email: null,
      emailKey: null,
      isEmailVerified: false,
      nickname,
      nicknameKey: key,
      passwordHash,
      isStudent: true,
      isChild: false,
      consentedAtMs: nowMs,
      createdAtMs: nowMs,
    }
    if (await insertAccount(transaction, account)) {
      await insertStudent(transaction, { id, classroomId, realName, createdAtMs: nowMs, lastSeen: dayAt(nowMs) })
      return { id, userName, nickname }
    }
    if (student.userName !== undefined && (await isUserNameTaken(transaction, account.userNameKey))) return undefined
    made = nicknameFor(undefined, random)
  }
  throw new Error('no name that nobody has was found')
}

/** A nickname that the site makes, and children may see: the one that is wished for, if it is such a one, with blanks or without. */
export function nicknameFor(wish: string | undefined, random: Chance): MadeNickname {
  let spelt = wish?.replaceAll(' ', '')
  for (;;) {
    const name = spelt !== undefined && isGeneratedNickname(spelt) ? spelt : generateNickname(random)
    const choice = chosenNickname(name)
    if (choice.kind === 'good') return choice
    spelt = undefined
  }
}
