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

/** A feature of the site, declared whole by its folder's `feature.ts`. The site is the list of them in `features.ts`; each may ask for
 *  the services of those that stand before it. */
export interface Feature {
  /** As its folder is called. */
  readonly name: string
  readonly migrations?: readonly Migration[]
  /** Each of its tables, and what becomes of what it holds about people. */
  readonly tables?: Readonly<Record<string, TableRules>>
  /** Whether a request may become a WebSocket of this feature. */
  readonly mayUpgrade?: (request: IncomingMessage) => boolean
  readonly open?: (site: SiteContext) => OpenFeature | Promise<OpenFeature>
}

/** What a running feature does. All of it is optional. */
export interface OpenFeature {
  /** What later features may ask for, by its class. */
  readonly services?: readonly object[]
  readonly routes?: (app: App) => void | Promise<void>
  /** In the transaction that deletes an account, before its row is gone, and with it all that refers to it. */
  readonly accountDeleted?: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** What it keeps about an account, by a name for each thing. */
  readonly exported?: (accountId: string) => Promise<ExportedAccount>
  /** In the transaction in which what others see of an account changes: its nickname, or whether it hides. */
  readonly profileChanged?: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** Whether a session that was open when a call began is over. */
  readonly hasEnded?: (sessionId: string) => Promise<boolean>
  /** Once a day and process: when the process starts or today is published. It ends soon when the signal aborts. */
  readonly newDay?: (day: Day, signal: AbortSignal) => Promise<void>
  /** What runs out, in the order in which it is deleted, once a day. */
  readonly retention?: readonly Sweep[]
  /** What pages in a language are rendered from, as any visitor sees it. */
  readonly pageSource?: (language: Language) => Partial<PageSource>
  /** Drops what is kept in memory of what another process may change. */
  readonly forgetAll?: () => void
  /** Hears of requests that failed by a fault of ours. */
  readonly requestFailed?: (error: Error, path: string) => void
  /** Works as long as the real server runs, until the signal aborts. */
  readonly background?: (signal: AbortSignal) => Promise<void>
}

/** What a feature is opened with. */
export interface SiteContext extends SiteOptions {
  readonly app: App
  readonly log: FastifyBaseLogger
  readonly drafts: DraftSource
  /** For work that takes so long that requests should not wait for it. */
  readonly threads: ThreadPool
  /** What is done without being asked, and how it went. */
  readonly jobs: Jobs
  /** Scheme and host under which people reach the site. */
  readonly origin: () => string
  /** To be run before a page is rendered. */
  readonly limitRenders: Guard
  /** @returns the service that a feature before this one has opened
   *  @throws Error when none has */
  readonly service: <Service>(kind: abstract new (...args: never[]) => Service) => Service
  /** All features together. */
  readonly features: FeatureCalls
}

/** What one feature makes all of them do. */
export interface FeatureCalls {
  readonly accountDeleted: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  readonly exported: (accountId: string) => Promise<ExportedAccount>
  readonly profileChanged: (transaction: Transaction<Tables>, accountId: string) => Promise<void>
  /** Of the features before this one. */
  readonly pageSource: (language: Language) => PageSource
  readonly dayBegan: (day: Day) => void
  /** Drops what is kept in memory, in every process. */
  readonly forgetAll: () => void
}

export interface SiteOptions {
  readonly config: Config
  /** Migrated. */
  readonly database: Database
  /** To the other processes on the database. */
  readonly bus: Bus
  readonly clock: Clock
  /** Where new puzzles come from; absent = the pool of threads. */
  readonly drafts?: DraftSource
  /** What is signed for other purposes is signed with keys derived from it. */
  readonly secret: string
  /** Hears of letters that are kept as files, for want of a mail server. */
  readonly announce?: (line: string) => void
  /** Renders the built pages; absent = calls and pictures only. */
  readonly renderPage?: RenderPage | undefined
  /** The built page bundle's list of the pages that searches may show. */
  readonly publicPages?: ListPublicPages | undefined
  /** The script inside every page, to the letter. */
  readonly inlineScript?: string | undefined
  /** The built page's files. */
  readonly clientFolder?: string
  /** Absent = strong; tests that make hundreds of accounts want weaker ones. */
  readonly passwordStrength?: PasswordStrength
}

/** What becomes of what a table holds about people. */
export type TableRules = NobodysTable | PersonalTable

/** A table in which nobody is named or pointed to. */
export interface NobodysTable {
  readonly aboutNobody: string
}

/** A table in which rows are about somebody, or point to somebody. */
export interface PersonalTable {
  /** The columns that name somebody, or point to somebody. */
  readonly columns: readonly string[]
  /** How a row goes when its account is deleted. */
  readonly deletion: WithRow | LocalizedText
  /** Under which name an account's export has it, or why it has not. */
  readonly export: { readonly as: string } | LocalizedText
  /** When a row goes by itself. */
  readonly retention: WithRow | { readonly sweep: string } | LocalizedText
}

/** By a foreign key, with the row of that table which it refers to. */
export interface WithRow {
  readonly with: string
}

/** A rule that the schema cannot say, in words. */
export interface LocalizedText {
  readonly because: string
}
