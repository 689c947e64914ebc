import { WEEK_LINK_DAYS } from '@emojigma/contract/rules/week-link.ts'
import { mondayOf } from '@emojigma/contract/rules/streak.ts'
import { DAY_MS, dayAt, puzzleIdOf, weekOf, type Day, type Week } from '@emojigma/engine/day.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/connection.ts'
import { newCode, type Accounts } from '../service.ts'
import { byKind, kindOf, leastSure, sumOf, type KindNumbers, type MyDays, type SlotNumbers, type SpanOfWeeks } from '../my-days/service.ts'
import { deleteLink, findLinkByCode, findLinkOf, putLink, type StoredLink } from './queries.ts'

export interface WeekLink {
  readonly code: string
  /** The day on which it ends. */
  readonly until: Day
}

export interface PlayerWeek {
  readonly nickname: string | undefined
  readonly monday: Day
  readonly isThisWeek: boolean
  readonly days: number
  readonly solved: number
  readonly firstTry: number
  /** The most solved kind first. */
  readonly kinds: readonly KindNumbers[]
  /** Undefined = nothing was solved. */
  readonly together: { readonly typeId: PuzzleTypeId; readonly likePuzzleId: number } | undefined
  readonly isOwn: boolean
}

export interface WeekLinksOptions {
  readonly database: Database
  readonly clock: Clock
  readonly accounts: Pick<Accounts, 'account'>
  readonly myDays: Pick<MyDays, 'span'>
}

/** Links by which grown-ups see an account's week: its nickname and its numbers, nothing else.
 *  Source: docs/product.md, A page for grown-ups */
export class WeekLinks {
  readonly #options: WeekLinksOptions

  constructor(options: WeekLinksOptions) {
    this.#options = options
  }

  /** @returns undefined if there is none */
  async of(accountId: string): Promise<WeekLink | undefined> {
    const link = await findLinkOf(this.#options.database.queries, accountId, this.#sinceMs())
    return link && shown(link)
  }

  /** @returns the link that there is, or a new one */
  async make(accountId: string): Promise<WeekLink | undefined> {
    const { database, clock } = this.#options
    await database.durably((transaction) => putLink(transaction, { accountId, code: newCode(), madeAtMs: clock.nowMs() }, this.#sinceMs()))
    return this.of(accountId)
  }

  async end(accountId: string): Promise<void> {
    await this.#options.database.durably((transaction) => deleteLink(transaction, accountId))
  }

  /** @param viewerId the account that asks; undefined = a guest
   *  @returns undefined for an unknown or ended code */
  async week(code: string, viewerId: string | undefined): Promise<PlayerWeek | undefined> {
    const { database, clock, accounts } = this.#options
    const link = await findLinkByCode(database.queries, code, this.#sinceMs())
    if (!link) return undefined
    const { accountId } = link
    const today = dayAt(clock.nowMs())
    const week = weekOf(today)
    const current = await this.#weekOf(accountId, week)
    const last = current.days === 0 ? await this.#weekOf(accountId, week - 1) : current
    const isThisWeek = current.days > 0 || last.days === 0
    const { days, numbers } = last
    const kinds = byKind(numbers)
    const { nickname } = await accounts.account(accountId)
    return {
      nickname: nickname ?? undefined,
      monday: mondayOf(isThisWeek ? week : week - 1),
      isThisWeek,
      days,
      solved: sumOf(numbers, 'solved'),
      firstTry: sumOf(numbers, 'firstTry'),
      kinds,
      together: togetherOf(numbers, kinds, today),
      isOwn: viewerId === accountId,
    }
  }

  async #weekOf(accountId: string, week: Week): Promise<SpanOfWeeks> {
    const span = await this.#options.myDays.span([accountId], week, week + 1)
    return span.get(accountId) ?? { days: 0, numbers: [] }
  }

  #sinceMs(): number {
    return this.#options.clock.nowMs() - WEEK_LINK_DAYS * DAY_MS
  }
}

function shown({ code, madeAtMs }: StoredLink): WeekLink {
  return { code, until: dayAt(madeAtMs) + WEEK_LINK_DAYS }
}

/** The kind that went least well, and a puzzle of today like the ones that took most tries. */
function togetherOf(numbers: readonly SlotNumbers[], kinds: readonly KindNumbers[], today: Day): PlayerWeek['together'] {
  const kind = leastSure(kinds)
  if (!kind) return undefined
  const [hardest] = numbers
    .filter(({ slot }) => kindOf(slot) === kind.typeId)
    .toSorted((one, other) => other.solved - other.firstTry - (one.solved - one.firstTry) || one.slot - other.slot)
  return hardest && { typeId: kind.typeId, likePuzzleId: puzzleIdOf(today, hardest.slot) }
}
