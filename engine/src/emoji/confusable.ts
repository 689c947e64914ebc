/** Generated from the shipped artwork by `npm run measure -w artwork`. Do not edit.
 *  Each line: an emoji, then later ones of the allow-list that look too much like it. */
export const CONFUSABLE = `
red-apple tomato cherries
`
