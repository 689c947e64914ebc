import { ART_VERSION } from '@emojigma/artwork/emoji-art.ts'
import type { RenderPage, SiteSettings } from '@emojigma/contract/pages.ts'
import type { FastifyServerOptions } from 'fastify'
import { join } from 'node:path'
import { routeAccounts } from './accounts/routes.ts'
import { routeClientErrors } from './client-errors/routes.ts'
import { PROJECT_ROOT } from './config.ts'
import { openFeatures, type FeatureOptions, type Features } from './features.ts'
import { routeGuesses } from './guesses/routes.ts'
import { routeRefresh } from './health/refresh.ts'
import { routeHealth } from './health/routes.ts'
import type { App } from './http/app-type.ts'
import { describeCalls } from './http/openapi.ts'
import { limitRates } from './http/rate-limits.ts'
import { openServer, setManners } from './http/server.ts'
import { boardSourceOf } from './leaderboards/page-source.ts'
import { routeLeaderboards } from './leaderboards/routes.ts'
import { mayUpgrade, routeLive } from './live/routes.ts'
import { RenderedPages } from './pages/rendered-pages.ts'
import { routePages, routeRobots } from './pages/routes.ts'
import { routePictures } from './pictures/routes.ts'
import { puzzleSourceOf } from './puzzles/page-source.ts'
import { routePuzzles } from './puzzles/routes.ts'
import { routeSettings } from './settings/routes.ts'
import { authenticateCalls } from './sign-in/authentication.ts'
import { routeExternalSignIn } from './sign-in/external/external-routes.ts'
import { routeTokens } from './sign-in/token-routes.ts'

const CLIENT_FOLDER = join(PROJECT_ROOT, 'web/dist/client')

export interface AppOptions extends FeatureOptions {
  /** The built page bundle's renderer; absent = calls and pictures only. */
  readonly renderPage?: RenderPage | undefined
  /** The script inside every page, to the letter. */
  readonly inlineScript?: string | undefined
  /** The built page's files. */
  readonly clientFolder?: string
  readonly logger?: FastifyServerOptions['logger']
}

/** The web server, and the parts of it that work without being asked. */
export interface Site extends Pick<Features, 'publisher' | 'archive' | 'mails'> {
  readonly app: App
  /** Scheme and host under which people reach the site. */
  readonly origin: () => string
}

/** Puts the site together: a server, its features, and their routes. */
export async function buildApp(options: AppOptions): Promise<Site> {
  const { config, inlineScript, logger = false } = options
  const { hasRateLimits, trustProxy } = config
  const app = openServer({ trustProxy, logger, mayUpgrade })
  const origin = (): string => config.siteUrl ?? `http://localhost:${portOf(app) ?? config.port}`
  const features = await openFeatures(options, app, origin)
  const { sessions } = features.accounts
  await setManners(app, {
    hasEnded: async (sessionId) => (await sessions.ageMs(sessionId)) === undefined,
    hasLimits: hasRateLimits,
    isSecure: origin().startsWith('https:'),
    inlineScript,
  })
  await route(app, features, options, origin)
  await app.ready()
  const { publisher, archive, mails } = features
  return { app, publisher, archive, mails, origin }
}

/** One line a feature. */
async function route(app: App, features: Features, options: AppOptions, origin: () => string): Promise<void> {
  const { config, clock, clientFolder = CLIENT_FOLDER } = options
  const { accounts, archive, guesses, leaderboards, live, pictures, publisher, puzzles, settings } = features
  const pages = pagesOf(features, options, origin)
  const limitRenders = await limitRates(app, config.hasRateLimits)
  authenticateCalls(app, accounts.sessions)
  await describeCalls(app)
  await routeTokens(app, accounts)
  routeAccounts(app, accounts)
  routeExternalSignIn(app, accounts.external, origin)
  routeSettings(app, settings)
  routeHealth(app, { archive, isTodayPublished: () => publisher.isTodayPublished() })
  routePuzzles(app, puzzles)
  routeGuesses(app, guesses, puzzles)
  routeLeaderboards(app, leaderboards)
  routeClientErrors(app)
  routeRefresh(app, config.operatorKey, () => [puzzles, leaderboards, pages].forEach((kept) => kept?.forgetAll()))
  await routeLive(app, { live, origin, ...(config.hasRateLimits ? {} : { socketsPerAddress: Infinity }) })
  routePictures(app, {
    pictures,
    puzzles,
    answerAddresses: features.answerAddresses,
    version: features.artworkVersion,
    nowMs: () => clock.nowMs(),
  })
  routeRobots(app)
  if (pages) await routePages(app, { pages, clientFolder, limitRenders })
}

function pagesOf({ puzzles, leaderboards }: Features, options: AppOptions, origin: () => string): RenderedPages | undefined {
  const { config, clock, renderPage } = options
  if (!renderPage) return undefined
  const site = (): SiteSettings => ({
    origin: origin(),
    supportEmail: config.supportEmail,
    artVersion: ART_VERSION,
    nowMs: clock.nowMs(),
  })
  return new RenderedPages({ renderPage, source: { ...puzzleSourceOf(puzzles), ...boardSourceOf(leaderboards) }, site })
}

function portOf(app: App): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}
