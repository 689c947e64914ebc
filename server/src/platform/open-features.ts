import type { Language } from './languages.ts'
import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import type { PageSource } from '@emojigma/contract/site/pages.ts'
import type { Feature, FeatureCalls, OpenFeature, SiteContext } from './feature.ts'
import type { Sweep } from './sweep.ts'

interface NamedFeature extends OpenFeature {
  readonly name: string
}

/** The features of a running site, in the order of their list. */
export class OpenFeatures implements Omit<FeatureCalls, 'dayBegan'> {
  readonly #open: NamedFeature[] = []

  async add({ name, open }: Feature, context: SiteContext): Promise<void> {
    this.#open.push({ ...(await open?.(context)), name })
  }

  get all(): readonly NamedFeature[] {
    return this.#open
  }

  service<Service>(kind: abstract new (...args: never[]) => Service): Service {
    for (const { services = [] } of this.#open) {
      for (const service of services) if (service instanceof kind) return service
    }
    throw new Error(`no feature has opened ${kind.name} so far`)
  }

  readonly accountDeleted: FeatureCalls['accountDeleted'] = async (transaction, accountId) => {
    for (const feature of this.#open) await feature.accountDeleted?.(transaction, accountId)
  }

  readonly profileChanged: FeatureCalls['profileChanged'] = async (transaction, accountId) => {
    for (const feature of this.#open) await feature.profileChanged?.(transaction, accountId)
  }

  readonly exported: FeatureCalls['exported'] = async (accountId) => {
    const exports: ExportedAccount = {}
    for (const feature of this.#open) Object.assign(exports, await feature.exported?.(accountId))
    return exports
  }

  readonly forgetAll = (): void => {
    for (const feature of this.#open) feature.forgetAll?.()
  }

  readonly requestFailed = (error: Error, path: string): void => {
    for (const feature of this.#open) feature.requestFailed?.(error, path)
  }

  readonly pageSource = (language: Language): PageSource =>
    Object.assign({}, ...this.#open.map(({ pageSource }) => pageSource?.(language))) as PageSource

  async hasEnded(sessionId: string): Promise<boolean> {
    for (const feature of this.#open) if (await feature.hasEnded?.(sessionId)) return true
    return false
  }

  get sweeps(): readonly Sweep[] {
    return this.#open.flatMap(({ retention = [] }) => retention)
  }
}
