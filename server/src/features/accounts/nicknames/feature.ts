import type { Feature } from '../../../platform/feature.ts'

/** The rules for nicknames. The nicknames themselves are stored by the accounts. */
export const nicknames: Feature = { name: 'nicknames' }
