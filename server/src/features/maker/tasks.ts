/** Task of the thread pool. */
export { checkMade } from '@emojigma/engine/maker/check.ts'
