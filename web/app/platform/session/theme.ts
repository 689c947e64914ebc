import { THEME_KEY } from './session-storage.ts'
import { onDevice } from '../browser/storage.ts'

const SHEET = '/motion-and-font.css'

/** Theme, motion and font of this device, as attributes of the document. `before-paint.js` sets them before the first paint. */
export interface ThemeSettings {
  readonly theme?: 'light' | 'dark'
  readonly motion?: 'reduced'
  readonly font?: 'readable'
}

const ATTRIBUTES = ['theme', 'motion', 'font'] as const satisfies readonly (keyof ThemeSettings)[]

/** Applies and stores a theme. The rare motion and font settings have a stylesheet of their own. */
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
