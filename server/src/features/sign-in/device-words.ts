import { m } from '@emojigma/messages'
import { inLanguage, type Language } from '../../platform/languages.ts'

/** Browsers by their User-Agent. Most also claim to be later ones, so the first match wins. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/EmojigmaApp\//, 'The Emojigma app'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** Describes a browser in plain words, such as Chrome on Windows: enough for its owner to recognise, without the versions and models that
 *  identify a single device.
 *  @param userAgent the header of that name
 *  @returns undefined if it names nothing that people know */
export function deviceWords(userAgent: string | undefined): string | undefined {
  const browser = firstOf(BROWSERS, userAgent)
  const system = firstOf(SYSTEMS, userAgent)
  if (browser === undefined) return system && `A browser on ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}

/** Translates a description that was stored in English. */
export function deviceIn(language: Language, words: string): string {
  const [browser = '', system] = words.split(' on ')
  const [named] = BROWSERS
  const ownBrowser = browser === named?.[1] ? m['sign_in_refusal.the_app']({}, inLanguage(language)) : browser
  if (system === undefined) return ownBrowser
  const ownSystem = m['sign_in_refusal.systems']({ system }, inLanguage(language))
  return browser === 'A browser'
    ? m['sign_in_refusal.some_browser_on']({ system: ownSystem }, inLanguage(language))
    : m['sign_in_refusal.browser_on']({ browser: ownBrowser, system: ownSystem }, inLanguage(language))
}

function firstOf(known: readonly (readonly [RegExp, string])[], userAgent = ''): string | undefined {
  return known.find(([sign]) => sign.test(userAgent))?.[1]
}
