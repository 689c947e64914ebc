import { createHmac, type KeyObject } from 'node:crypto'
import { folded } from '../../../platform/case-folding.ts'
import type { Database } from '../../../platform/database/connection.ts'
import type { Queries } from '../../../platform/database/tables.ts'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'
import { lockSeats } from '../queries.ts'
import { findBySchoolLogin, setSchoolLogin, studentsAmong, type StoredSchoolLogin } from './queries.ts'

/** A student's sign-in elsewhere, as a school's list has it. */
export interface SchoolLogin {
  /** The id in the school's own list. */
  readonly rosterId?: string | undefined
  /** Never stored itself. */
  readonly address?: string | undefined
}

/** Knows students by their school's own sign-in.
 *  Source: docs/product.md, School logins */
export class SchoolLogins {
  readonly #key: KeyObject
  readonly #database: Database

  /** @param secret the site's */
  constructor(database: Database, secret: string) {
    this.#database = database
    this.#key = derivedKey(secret, 'school addresses of students')
  }

  /** The form that is stored: of an address only a digest. */
  stored({ rosterId, address }: SchoolLogin): StoredSchoolLogin {
    const plain = address?.trim()
    return {
      rosterId: rosterId?.trim(),
      addressKey: plain ? createHmac('sha256', this.#key).update(folded(plain)).digest('base64url') : plain,
    }
  }

  /** Changes the school logins of an owner's students. Students removed or handed over meanwhile are left alone.
   *  @param logins by account; absent parts stay, empty ones are forgotten */
  async link(ownerId: string, logins: ReadonlyMap<string, SchoolLogin>): Promise<void> {
    await this.#database.durably(async (transaction) => {
      await lockSeats(transaction, ownerId)
      for (const { id, teacherId, removedAtMs } of await studentsAmong(transaction, [...logins.keys()])) {
        const login = logins.get(id)
        if (login && teacherId === ownerId && removedAtMs === undefined) await setSchoolLogin(transaction, id, this.stored(login))
      }
    })
  }

  /** @returns the accounts of up to two present students with the id or the address */
  async studentsWith(queries: Queries, login: SchoolLogin): Promise<readonly string[]> {
    const { rosterId, addressKey } = this.stored(login)
    if (!rosterId && !addressKey) return []
    return findBySchoolLogin(queries, { rosterId: rosterId || undefined, addressKey: addressKey || undefined })
  }
}
