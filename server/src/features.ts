import { dayAt, type Day } from '@emojigma/engine/day.ts'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { Accounts } from './accounts/service.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import { exportedAttempts } from './guesses/export.ts'
import { Guesses } from './guesses/service.ts'
import type { App } from './http/app-type.ts'
import { exportedFlags } from './leaderboards/flags.ts'
import { forgetScores, Leaderboards, refreshListing } from './leaderboards/service.ts'
import { LiveStats } from './live/service.ts'
import { folderPost, smtpPost, type Post } from './outbox/mailer.ts'
import { Mails } from './outbox/service.ts'
import { AnswerAddresses } from './pictures/answer-addresses.ts'
import { artworkVersion } from './pictures/artwork-version.ts'
import { PictureFiles } from './pictures/picture-files.ts'
import { Pictures } from './pictures/service.ts'
import { Players } from './guesses/players.ts'
import { Archive } from './puzzles/archive.ts'
import type { DraftSource } from './puzzles/draft.ts'
import { Publisher } from './puzzles/publisher.ts'
import { Puzzles } from './puzzles/service.ts'
import { wireSettings } from './settings/routes.ts'
import { SettingsOfAccounts } from './settings/service.ts'

export interface FeatureOptions {
  readonly config: Config
  /** Migrated. */
  readonly database: Database
  readonly clock: Clock
  /** Where new puzzles come from. */
  readonly drafts: DraftSource
  /** What is signed for other purposes is signed with keys derived from it. */
  readonly secret: string
  /** Hears of letters that are kept as files, for want of a mail server. */
  readonly announce?: (line: string) => void
}

/** What the routes are made of. */
export interface Features {
  readonly publisher: Publisher
  readonly archive: Archive
  readonly puzzles: Puzzles
  readonly guesses: Guesses
  readonly leaderboards: Leaderboards
  readonly accounts: Accounts
  readonly settings: SettingsOfAccounts
  readonly live: LiveStats
  readonly mails: Mails
  readonly pictures: Pictures
  readonly answerAddresses: AnswerAddresses
  /** Names the artwork: pictures under another name look different. */
  readonly artworkVersion: string
}

/** Makes the features, and joins those that hear of each other.
 *  @param app the server whose listening and closing they follow, and into whose log they write
 *  @param origin scheme and host under which people reach the site */
export async function openFeatures(options: FeatureOptions, app: App, origin: () => string): Promise<Features> {
  const { config, database, clock, drafts, secret } = options
  const { log } = app
  const { queries } = database
  const closing = new AbortController()
  let begun: Promise<unknown> = Promise.resolve()
  app.addHook('preClose', async () => closing.abort())
  // Whoever closes the database next finds nobody at it.
  app.addHook('onClose', async () => void (await begun))

  const version = artworkVersion()
  const answerAddresses = new AnswerAddresses(secret)
  const mails = new Mails({ database, clock, post: postOf(options, log), log })
  // Not before: links begin with the address that the server listens on, if none is configured.
  app.addHook('onListen', async () => mails.send())
  app.addHook('onClose', () => mails.close())
  const players = new Players(queries)
  const publisher = new Publisher({ database, drafts, clock, log, onPublished: (day) => beginIfToday(day) })
  const puzzles = new Puzzles({ queries, publisher, players, answerAddresses, clock, randomBelow: randomInt })
  const live = new LiveStats({ queries, clock, log })
  const guesses = new Guesses({ database, puzzles, players, live, clock })
  const leaderboards = new Leaderboards(queries, clock)
  const relist: typeof refreshListing = async (transaction, accountId) => {
    await refreshListing(transaction, accountId)
    leaderboards.forgetAll()
  }
  const settings = new SettingsOfAccounts({ database, onHiding: relist })
  const accounts = new Accounts({
    database,
    clock,
    secret,
    mails,
    origin,
    hasLimits: config.hasRateLimits,
    childAccounts: config.childAccounts,
    signInProviders: config.signInProviders,
    log,
    onNamed: relist,
    async onDeleting(transaction, accountId) {
      await forgetScores(transaction, accountId)
      leaderboards.forgetAll()
    },
    exportOthers: async (accountId) => ({
      Settings: wireSettings(await settings.of(accountId)),
      Attempts: await exportedAttempts(queries, players, accountId),
      FreePuzzlesUsedToday: await players.usedAllowance({ kind: 'account', accountId }, dayAt(clock.nowMs())),
      Flags: await exportedFlags(queries, accountId),
    }),
  })
  const archive = new Archive({ database, drafts, publisher, clock, log })
  const files = new PictureFiles({ folder: join(config.dataFolder, 'pictures'), version, maxBytes: config.pictureCacheBytes, log })
  await files.open()
  const pictures = new Pictures({ files, puzzles, log, ...(config.hasRateLimits ? {} : { waitingPerClient: Infinity }) })

  function beginIfToday(day: Day): void {
    if (day !== dayAt(clock.nowMs())) return
    const drawn = config.drawsAhead ? pictures.drawAhead(day, closing.signal) : undefined
    const forgotten = leaderboards
      .forgetPast(closing.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'past boards could not be forgotten'))
    begun = Promise.all([begun, drawn, forgotten])
  }

  return {
    publisher,
    archive,
    puzzles,
    guesses,
    leaderboards,
    accounts,
    settings,
    live,
    mails,
    pictures,
    answerAddresses,
    artworkVersion: version,
  }
}

function postOf({ config, clock, announce = () => undefined }: FeatureOptions, log: App['log']): Post {
  const { smtpUrl, mailFrom: from, dataFolder, isProduction } = config
  if (smtpUrl !== undefined) return smtpPost(smtpUrl, from)
  if (isProduction)
    log.warn('SMTP_URL is not set: letters become files in DATA_DIR/mail, their links are printed here, and nobody gets any')
  return folderPost({ folder: join(dataFolder, 'mail'), from, nowMs: () => clock.nowMs(), announce })
}
