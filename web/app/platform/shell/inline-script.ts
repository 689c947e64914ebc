import source from './before-paint.js?raw'

/** The inline script of every page, without comments and indentation. */
export const inlineScript = source.replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)?\n?/gm, '')
