import written from './before-paint.js?raw'

/** The script inside every page, to the letter: without its comments and indents, which every page would carry. */
export const inlineScript = written.replaceAll(/^\s*(?:\/\/.*|\/\*.*\*\/)?\n?/gm, '')
