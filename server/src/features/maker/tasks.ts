/** What the pool of threads does for the maker. */
export { checkMade } from '@emojigma/engine/maker/check.ts'
