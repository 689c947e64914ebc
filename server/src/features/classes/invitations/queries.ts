import type { Selectable } from 'kysely'
import type { Queries } from '../../../platform/database/tables.ts'
import type { TeacherInvitationsTable } from '../tables.ts'

/** The class or school that an invitation opens. */
export type InvitedTo = { readonly classroomId: string } | { readonly schoolId: string }

export interface Invitation {
  readonly id: string
  /** Of an invitation to a class; the others are to a school. */
  readonly classroomId: string | undefined
  readonly schoolId: string | undefined
  /** Folded. */
  readonly email: string
  readonly expiresAtMs: number
  readonly isEnded: boolean
  /** The account that joined by it. */
  readonly joinedAccountId: string | undefined
}

export async function insertInvitation(
  queries: Queries,
  to: InvitedTo,
  { id, email, expiresAtMs }: Pick<Invitation, 'id' | 'email' | 'expiresAtMs'>,
  nowMs: number,
): Promise<void> {
  const place = 'schoolId' in to ? { school_id: to.schoolId } : { classroom_id: to.classroomId }
  await queries
    .insertInto('teacher_invitations')
    .values({ id, ...place, email, created_at_ms: nowMs, expires_at_ms: expiresAtMs })
    .execute()
}

/** The invitations that were neither used nor taken back, the earliest first. */
export async function openInvitationsTo(queries: Queries, to: InvitedTo, nowMs: number): Promise<readonly Invitation[]> {
  const rows = await queries
    .selectFrom('teacher_invitations')
    .selectAll()
    .where((eb) => ('schoolId' in to ? eb('school_id', '=', to.schoolId) : eb('classroom_id', '=', to.classroomId)))
    .where('joined_account_id', 'is', null)
    .where('ended_at_ms', 'is', null)
    .where('expires_at_ms', '>', nowMs)
    .orderBy('created_at_ms')
    .orderBy('id')
    .execute()
  return rows.map(invitationOf)
}

/** All invitations to the classes of an owner. */
export async function invitationsBy(queries: Queries, ownerId: string): Promise<readonly Invitation[]> {
  const rows = await queries
    .selectFrom('teacher_invitations')
    .innerJoin('classrooms', 'classrooms.id', 'teacher_invitations.classroom_id')
    .selectAll('teacher_invitations')
    .where('classrooms.teacher_id', '=', ownerId)
    .orderBy('teacher_invitations.created_at_ms')
    .execute()
  return rows.map(invitationOf)
}

/** @returns undefined also for an expired one */
export async function findInvitation(
  queries: Queries,
  by: { readonly id: string } | { readonly codeHash: string },
  nowMs: number,
): Promise<Invitation | undefined> {
  const row = await queries
    .selectFrom('teacher_invitations')
    .selectAll()
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('code_hash', '=', by.codeHash)))
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst()
  return row && invitationOf(row)
}

export async function changeInvitation(
  queries: Queries,
  id: string,
  change: { readonly ended_at_ms?: number | null; readonly code_hash?: string; readonly joined_account_id?: string },
): Promise<void> {
  await queries.updateTable('teacher_invitations').set(change).where('id', '=', id).execute()
}

/** Deletes up to `limit` invitations that have expired.
 *  @returns how many */
export async function deleteExpiredInvitations(queries: Queries, nowMs: number, limit: number): Promise<number> {
  const old = queries.selectFrom('teacher_invitations').select('id').where('expires_at_ms', '<=', nowMs).limit(limit)
  return (await queries.deleteFrom('teacher_invitations').where('id', 'in', old).returning('id').execute()).length
}

function invitationOf(row: Selectable<TeacherInvitationsTable>): Invitation {
  return {
    id: row.id,
    classroomId: row.classroom_id ?? undefined,
    schoolId: row.school_id ?? undefined,
    email: row.email,
    expiresAtMs: row.expires_at_ms,
    isEnded: row.ended_at_ms !== null,
    joinedAccountId: row.joined_account_id ?? undefined,
  }
}
