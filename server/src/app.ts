import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import type { RenderPage, SiteSettings } from '@emojigma/contract/pages.ts'
import { dayAt, type Day } from '@emojigma/engine/day.ts'
import fastify, { LogController, type FastifyServerOptions } from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { authenticateCalls } from './accounts/authentication.ts'
import { routeExternalSignIn } from './accounts/external-routes.ts'
import { routeAccounts } from './accounts/routes.ts'
import { Accounts } from './accounts/service.ts'
import { routeTokens } from './accounts/token-routes.ts'
import type { Clock } from './clock.ts'
import { PROJECT_ROOT, type Config } from './config.ts'
import type { Database } from './database/connection.ts'
import { exportedAttempts } from './guesses/export.ts'
import { routeGuesses } from './guesses/routes.ts'
import { Guesses } from './guesses/service.ts'
import { routeHealth } from './health/routes.ts'
import type { App } from './http/app-type.ts'
import { answerFailures, answerFrameworkFailure, callPathOf, isApiPath, RETRY_AFTER_S } from './http/failures.ts'
import { refuseNullCharacters } from './http/null-characters.ts'
import { describeCalls } from './http/openapi.ts'
import { limitRates } from './http/rate-limits.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { RenderedPages } from './pages/rendered-pages.ts'
import { routePages, routeRobots } from './pages/routes.ts'
import { AnswerAddresses } from './pictures/answer-addresses.ts'
import { artworkVersion } from './pictures/artwork-version.ts'
import { PictureFiles } from './pictures/picture-files.ts'
import { routePictures } from './pictures/routes.ts'
import { Pictures } from './pictures/service.ts'
import { boardSourceOf } from './leaderboards/page-source.ts'
import { routeLeaderboards } from './leaderboards/routes.ts'
import { forgetScores, Leaderboards, refreshListing } from './leaderboards/service.ts'
import { mayUpgrade, routeLive } from './live/routes.ts'
import { LiveStats } from './live/service.ts'
import { Players } from './players/service.ts'
import { folderPost, smtpPost, type Post } from './mail/post.ts'
import { Mails } from './mail/service.ts'
import { Archive } from './puzzles/archive.ts'
import type { DraftSource } from './puzzles/draft.ts'
import { routeRefresh } from './health/refresh.ts'
import { puzzleSourceOf } from './puzzles/page-source.ts'
import { Publisher } from './puzzles/publisher.ts'
import { routePuzzles } from './puzzles/routes.ts'
import { Puzzles } from './puzzles/service.ts'
import { routeSettings, wireSettings } from './settings/routes.ts'
import { SettingsOfAccounts } from './settings/service.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const MAX_EVENT_LOOP_DELAY_MS = 3000
/** A sample in which the loop never turned counts as endless delay, so it must be longer than any short stop of the machine. */
const DELAY_SAMPLE_MS = 5000
const CLIENT_FOLDER = join(PROJECT_ROOT, 'web/dist/client')

export interface AppOptions {
  readonly config: Config
  /** Migrated. */
  readonly database: Database
  readonly clock: Clock
  /** Where new puzzles come from. */
  readonly drafts: DraftSource
  /** Signs addresses. */
  readonly secret: string
  /** The built page bundle's renderer; absent = calls and pictures only. */
  readonly renderPage?: RenderPage | undefined
  /** The script inside every page, to the letter. */
  readonly inlineScript?: string | undefined
  /** The built page's files. */
  readonly clientFolder?: string
  readonly logger?: FastifyServerOptions['logger']
  /** Hears of letters that are kept as files, for want of a mail server. */
  readonly announce?: (line: string) => void
}

/** The web server, and the two parts of it that work without being asked. */
export interface Site {
  readonly app: App
  readonly publisher: Publisher
  readonly archive: Archive
  readonly mails: Mails
  /** Scheme and host under which people reach the site. */
  readonly origin: () => string
}

/** Puts the site together: one line a feature. */
export async function buildApp(options: AppOptions): Promise<Site> {
  const { config, database, clock, drafts, secret, renderPage, clientFolder = CLIENT_FOLDER, logger = false } = options
  const app = openServer(config, logger)
  const { log } = app
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  const origin = (): string => config.siteUrl ?? `http://localhost:${portOf(app) ?? config.port}`
  const version = artworkVersion()
  const answerAddresses = new AnswerAddresses(secret)
  const mails = new Mails({ database, clock, post: postOf(options), log })
  // Not before: links begin with the address that the server listens on, if none is configured.
  app.addHook('onListen', async () => mails.send())
  app.addHook('onClose', () => mails.close())
  const players = new Players(database.queries)
  const publisher = new Publisher({ database, drafts, clock, log, onPublished: (day) => beginIfToday(day) })
  const puzzles = new Puzzles({ queries: database.queries, publisher, players, answerAddresses, clock, randomBelow: randomInt })
  const live = new LiveStats({ queries: database.queries, clock, log })
  const guesses = new Guesses({ database, puzzles, players, live, clock })
  const leaderboards = new Leaderboards(database.queries, clock)
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
      Attempts: await exportedAttempts(database.queries, players, accountId),
    }),
  })
  const archive = new Archive({ database, drafts, publisher, clock, log })
  const files = new PictureFiles({ folder: join(config.dataFolder, 'pictures'), version, maxBytes: config.pictureCacheBytes, log })
  await files.open()
  const pictures = new Pictures({ files, puzzles, log, ...(config.hasRateLimits ? {} : { waitingPerClient: Infinity }) })

  function beginIfToday(day: Day): void {
    if (day !== dayAt(clock.nowMs())) return
    if (config.drawsAhead) void pictures.drawAhead(day, closing.signal)
    leaderboards.forgetPast(closing.signal).catch((error: unknown) => log.warn({ err: error }, 'past boards could not be forgotten'))
  }

  answerFailures(app, async (sessionId) => (await accounts.sessions.ageMs(sessionId)) === undefined)
  if (config.hasRateLimits) {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
      sampleInterval: DELAY_SAMPLE_MS,
      retryAfter: RETRY_AFTER_S,
    })
  }
  setSecurityHeaders(app, origin().startsWith('https:'), options.inlineScript)
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  refuseNullCharacters(app)
  keepCallsOutOfCaches(app)
  const limits = await limitRates(app, config.hasRateLimits)
  authenticateCalls(app, accounts.sessions)
  await describeCalls(app)

  await routeTokens(app, accounts)
  routeAccounts(app, accounts)
  routeExternalSignIn(app, accounts.external, origin)
  routeSettings(app, settings)
  routeHealth(app, { archive, isTodayPublished: () => publisher.isTodayPublished() })
  routePuzzles(app, puzzles)
  routeGuesses(app, guesses, puzzles, limits)
  routeLeaderboards(app, leaderboards)
  const forgetters = [() => puzzles.forgetAll(), () => leaderboards.forgetAll()]
  routeRefresh(app, config.operatorKey, () => forgetters.forEach((forget) => forget()))
  await routeLive(app, { live, origin, ...(config.hasRateLimits ? {} : { socketsPerAddress: Infinity }) })
  routePictures(app, { pictures, puzzles, answerAddresses, version, nowMs: () => clock.nowMs() })
  routeRobots(app)
  if (renderPage) {
    const site = (): SiteSettings => ({
      origin: origin(),
      supportEmail: config.supportEmail,
      artVersion: ART_VERSION,
      nowMs: clock.nowMs(),
    })
    const pages = new RenderedPages({ renderPage, source: { ...puzzleSourceOf(puzzles), ...boardSourceOf(leaderboards) }, site })
    forgetters.push(() => pages.forgetAll())
    await routePages(app, { pages, clientFolder, limitRenders: limits.render })
  }
  await app.ready()
  return { app, publisher, archive, mails, origin }
}

function openServer({ trustProxy }: Config, logger: NonNullable<FastifyServerOptions['logger']>): App {
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // Slow clients are only noticed as often as this.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000, shouldUpgradeCallback: mayUpgrade },
    forceCloseConnections: 'idle',
    frameworkErrors: answerFrameworkFailure,
  }).withTypeProvider<ZodTypeProvider>()
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorCompiler)
  // Replies are put together field by field from our own types; the tests hold them against the contract.
  app.setSerializerCompiler(() => (reply) => JSON.stringify(reply))
  app.addHook('preValidation', async (request) => {
    // A call whose fields are all optional needs no body.
    if (request.method === 'POST') request.body ??= {}
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, durationMs: Math.round(reply.elapsedTime) }, 'answered')
  })
  return app
}

function postOf({ config, clock, announce = () => undefined }: AppOptions): Post {
  const { smtpUrl, mailFrom: from, dataFolder } = config
  if (smtpUrl !== undefined) return smtpPost(smtpUrl, from)
  return folderPost({ folder: join(dataFolder, 'mail'), from, nowMs: () => clock.nowMs(), announce })
}

function keepCallsOutOfCaches(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control') && isApiPath(callPathOf(request))) reply.header('cache-control', 'no-store')
  })
}

function portOf(app: App): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
