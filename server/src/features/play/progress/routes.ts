import { keepProgress, type ProgressItem } from '@emojigma/contract/play/progress.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Progress, ProgressChange } from './service.ts'

export function routeProgress(app: App, progress: Progress): void {
  serve(app, keepProgress, async ({ signedIn, body: { Topic, Items } }) => {
    const changes = Items.map(({ Item, Value, ChangedAtMs }) => ({ item: Item, value: Value, changedAtMs: ChangedAtMs }))
    return { Items: (await progress.merge(signedIn.accountId, Topic, changes)).map(wireItem) }
  })
}

export function wireItem({ item, value, changedAtMs }: ProgressChange): ProgressItem {
  return { Item: item, Value: value, ChangedAtMs: changedAtMs }
}
