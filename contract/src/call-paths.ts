/** Paths of the calls, apart from their schemas so that the page need not load the validator. */
export * as CALL_PATHS from './call-path.ts'
