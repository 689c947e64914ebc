/** The oldest browsers that play, with what schools still have: the last Chrome for Windows 7 and 8, the last iPadOS of the iPad 5, and
 *  the last Firefox for old systems. Built files use nothing newer without a fallback, as `browser-support.test.ts` checks. */
export const OLDEST_BROWSERS = { chrome: 109, edge: 109, firefox: 115, safari: 16.4, ios: 16.4, samsung: 21 } as const

/** The same for the compilers of scripts and stylesheets. They have no name for Samsung Internet, which is a Chrome. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS)
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => browser + version)
