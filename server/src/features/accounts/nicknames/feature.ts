import type { Feature } from '../../../platform/feature.ts'

/** Which names children may see. The names themselves belong to the accounts. */
export const nicknames: Feature = { name: 'nicknames' }
