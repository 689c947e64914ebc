import { THEME_KEY } from './session-storage.ts'
import { onDevice } from '../browser/storage.ts'

const SHEET = '/motion-and-font.css'

/** The theme on this device, with motion and font, as attributes of the document. `before-paint.js` sets them before anything is drawn. */
export interface ThemeSettings {
  readonly theme?: 'light' | 'dark'
  readonly motion?: 'reduced'
  readonly font?: 'readable'
}

const ATTRIBUTES = ['theme', 'motion', 'font'] as const satisfies readonly (keyof ThemeSettings)[]

/** Shows the page in this theme, and remembers it. What only few choose has a stylesheet of its own. */
export function applyTheme(settings: ThemeSettings): void {
  const { dataset } = document.documentElement
  for (const name of ATTRIBUTES) {
    if (settings[name]) dataset[name] = settings[name]
    else delete dataset[name]
  }
  if ((settings.motion || settings.font) && !document.querySelector(`link[href="${SHEET}"]`)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: SHEET }))
  }
  onDevice.keep(THEME_KEY, JSON.stringify(settings))
}
