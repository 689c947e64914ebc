import { LOOK_KEY } from './session-storage.ts'
import { onDevice } from '../browser/storage.ts'

const SHEET = '/look.css'

/** How the page looks on this device: attributes of the document. `before-paint.js` sets them before anything is drawn. */
export interface Look {
  readonly theme?: 'light' | 'dark'
  readonly motion?: 'reduced'
  readonly font?: 'readable'
}

const ATTRIBUTES = ['theme', 'motion', 'font'] as const satisfies readonly (keyof Look)[]

/** Shows the page in this look, and remembers it. What only few choose has a stylesheet of its own. */
export function applyLook(look: Look): void {
  const { dataset } = document.documentElement
  for (const name of ATTRIBUTES) {
    if (look[name]) dataset[name] = look[name]
    else delete dataset[name]
  }
  if ((look.motion || look.font) && !document.querySelector(`link[href="${SHEET}"]`)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: SHEET }))
  }
  onDevice.keep(LOOK_KEY, JSON.stringify(look))
}
