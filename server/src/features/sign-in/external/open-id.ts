import { ROSTER_ID_LENGTH } from '@emojigma/contract/rules/classrooms.ts'
import { email as emailSchema } from '@emojigma/contract/accounts/accounts.ts'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
} from 'openid-client'
import type { SignInProvider } from '../../../config.ts'
import type { Arrival } from './queries.ts'

const TIMEOUT_S = 10
const SCOPE = 'openid email'
/** Some issuers name a person's id in a list only with the profile. */
const SCHOOL_SCOPE = `${SCOPE} profile`

/** Values for the browser to keep between the redirect to an issuer and the callback. */
export interface OpenIdChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Talks to the issuers: code flow with PKCE, state and nonce. Issuers' metadata is fetched on first use.
 *  Source: OpenID Connect Core §3.1; RFC 7636 */
export class OpenIdIssuers {
  readonly #providers: readonly SignInProvider[]
  readonly #discovered = new Map<string, Promise<Configuration>>()

  constructor(providers: readonly SignInProvider[]) {
    this.#providers = providers
  }

  get names(): readonly string[] {
    return this.#providers.map(({ name }) => name)
  }

  /** @param redirectUri the callback
   *  @throws if the issuer is unreachable or its reply is invalid */
  async begin(name: string, redirectUri: string): Promise<{ readonly address: URL; readonly checks: OpenIdChecks }> {
    const configuration = await this.#configurationOf(name)
    const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
    const address = buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#rosterClaimOf(name) === undefined ? SCOPE : SCHOOL_SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    })
    return { address, checks }
  }

  /** @param address the callback's address, with the issuer's answer
   *  @throws if the answer is a refusal, does not belong to the checks, or cannot be verified */
  async finish(name: string, address: URL, { state, nonce, verifier }: OpenIdChecks): Promise<Arrival> {
    const configuration = await this.#configurationOf(name)
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(configuration, address, checks)
    const claims = tokens.claims()
    if (!claims) throw new Error('an issuer sent no ID token')
    const rosterClaim = this.#rosterClaimOf(name)
    const isShort = claims['email'] === undefined || (rosterClaim !== undefined && claims[rosterClaim] === undefined)
    const asksFurther = isShort && configuration.serverMetadata().userinfo_endpoint !== undefined
    const person = asksFurther ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
    const rosterId = rosterIdIn(rosterClaim === undefined ? undefined : person[rosterClaim])
    const email = emailSchema.safeParse(person['email'])
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: email.data,
      isEmailVerified: email.success && person['email_verified'] === true,
      rosterId,
    }
  }

  #rosterClaimOf(name: string): string | undefined {
    return this.#providers.find((provider) => provider.name === name)?.rosterClaim
  }

  async #configurationOf(name: string): Promise<Configuration> {
    const cached = this.#discovered.get(name)
    if (cached) return cached
    const provider = this.#providers.find((provider) => provider.name === name)
    if (!provider) throw new Error('no such provider is configured')
    const { issuer, clientId, clientSecret } = provider
    const server = new URL(issuer)
    // The configuration allows http for this machine's own addresses alone.
    const execute = server.protocol === 'http:' ? [allowInsecureRequests] : []
    const discovering = discovery(server, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S })
    this.#discovered.set(name, discovering)
    try {
      return await discovering
    } catch (error) {
      this.#discovered.delete(name)
      throw error
    }
  }
}

/** @param claim of any type: another site has sent it */
function rosterIdIn(claim: unknown): string | undefined {
  if (typeof claim !== 'string' && typeof claim !== 'number') return undefined
  const id = String(claim).trim()
  return id === '' || id.length > ROSTER_ID_LENGTH ? undefined : id
}
