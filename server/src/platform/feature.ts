import type { Language } from './languages.ts'
import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import type { ListPublicPages, PageSource, RenderPage } from '@emojigma/contract/site/pages.ts'
import type { Day } from '@emojigma/engine/day.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import type { IncomingMessage } from 'node:http'
import type { Bus } from './bus/bus.ts'
import type { Clock } from './clock.ts'
import type { Config } from '../config.ts'
import type { Database } from './database/connection.ts'
import type { Migration } from './database/migrations.ts'
import type { Tables } from './database/tables.ts'
import type { App } from './http/app-type.ts'
import type { Guard } from './http/limits/rate-limits.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PasswordStrength } from './secrets/password-strength.ts'
import type { DraftSource } from '../features/puzzles/service.ts'
import type { Sweep } from './sweep.ts'
import type { ThreadPool } from './threads/pool.ts'

/** A feature of the site, declared by its folder's `feature.ts`. The site is the list of features in `features.ts`; each may use the
 *  services of the features before it. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string
  readonly migrations?: readonly Migration[]
  /** Each of its tables, with the rules for personal data in it. */
  readonly tables?: Readonly<Record<string, TableRules>>
  /** Whether a request may be upgraded to a WebSocket of this feature. */
  readonly mayUpgrade?: (request: IncomingMessage) => boolean
  readonly open?: (site: SiteContext) => OpenFeature | Promise<OpenFeature>
}

/** The hooks and services of a running feature. All are optional. */
export interface OpenFeature {
  /** Services for later features, found by their class. */
  readonly services?: readonly object[]
  readonly routes?: (app: App) => void | Promise<void>
  /** Runs in the transaction that deletes an account, before its row and all references to it are deleted. */
  readonly accountDeleted?: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** The data stored about an account, by a name for each kind. */
  readonly exported?: (accountId: string) => Promise<ExportedAccount>
  /** Runs in the transaction that changes how others see an account: its nickname, or whether it is hidden. */
  readonly profileChanged?: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** Whether a session that was valid when a call began has ended. */
  readonly hasEnded?: (sessionId: string) => Promise<boolean>
  /** Runs once a day in each process: at the start or when today is published. Ends soon after the signal aborts. */
  readonly newDay?: (day: Day, signal: AbortSignal) => Promise<void>
  /** Expired data to delete once a day, in this order. */
  readonly retention?: readonly Sweep[]
  /** Data that pages in a language are rendered from, as any visitor sees it. */
  readonly pageSource?: (language: Language) => Partial<PageSource>
  /** Drops caches of data that another process may change. */
  readonly forgetAll?: () => void
  /** Called for requests that failed with a 5xx of ours. */
  readonly requestFailed?: (error: Error, path: string) => void
  /** Runs as long as the real server, until the signal aborts. */
  readonly background?: (signal: AbortSignal) => Promise<void>
}

/** The environment that a feature opens in. */
export interface SiteContext extends SiteOptions {
  readonly app: App
  readonly log: FastifyBaseLogger
  readonly drafts: DraftSource
  /** For work too long for requests to wait behind. */
  readonly threads: ThreadPool
  /** Background jobs and their outcomes. */
  readonly jobs: Jobs
  /** Scheme and public host of the site. */
  readonly origin: () => string
  /** Run it before rendering a page. */
  readonly limitRenders: Guard
  /** @returns the service that an earlier feature has opened
   *  @throws Error when there is none */
  readonly service: <Service>(kind: abstract new (...args: never[]) => Service) => Service
  readonly features: FeatureCalls
}

/** Calls that reach every feature. */
export interface FeatureCalls {
  readonly accountDeleted: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  readonly exported: (accountId: string) => Promise<ExportedAccount>
  readonly profileChanged: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** Combines the features before this one. */
  readonly pageSource: (language: Language) => PageSource
  readonly dayBegan: (day: Day) => void
  /** Drops the caches of every process. */
  readonly forgetAll: () => void
}

export interface SiteOptions {
  readonly config: Config
  /** Migrated. */
  readonly database: Database
  /** Reaches the other processes on the database. */
  readonly bus: Bus
  readonly clock: Clock
  /** Generates new puzzles; absent = in the pool of threads. */
  readonly drafts?: DraftSource
  /** Keys for all signatures are derived from it. */
  readonly secret: string
  /** Called for letters that are written to files because there is no mail server. */
  readonly announce?: (line: string) => void
  /** Renders the built pages; absent = calls and pictures only. */
  readonly renderPage?: RenderPage | undefined
  /** The public pages, from the built bundle. */
  readonly publicPages?: ListPublicPages | undefined
  /** The inline script of every page, verbatim. */
  readonly inlineScript?: string | undefined
  /** Folder of the page's built files. */
  readonly clientFolder?: string
  /** Absent = strong; tests that create hundreds of accounts use a weaker one. */
  readonly passwordStrength?: PasswordStrength
}

/** The rules for personal data in a table. */
export type TableRules = TableWithoutPeople | PersonalTable

/** A table without personal data. */
export interface TableWithoutPeople {
  readonly aboutNobody: string
}

/** A table whose rows describe or reference people. */
export interface PersonalTable {
  /** The columns that identify or reference a person. */
  readonly columns: readonly string[]
  /** How a row is deleted with its account. */
  readonly deletion: WithRow | LocalizedText
  /** The name under which an account's export contains it, or the reason why not. */
  readonly export: { readonly as: string } | LocalizedText
  /** How a row expires. */
  readonly retention: WithRow | { readonly sweep: string } | LocalizedText
}

/** With the row that its foreign key references. */
export interface WithRow {
  readonly with: string
}

/** A rule in words, which the schema cannot express. */
export interface LocalizedText {
  readonly because: string
}
