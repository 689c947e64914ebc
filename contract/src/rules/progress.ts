/** A player's progress beside attempts: small sets of items, each with a number.
 *  Source: docs/product.md, Progress */
export const PROGRESS_TOPICS = ['favourites', 'mistakes', 'enough', 'strands', 'challenges'] as const
export type ProgressTopic = (typeof PROGRESS_TOPICS)[number]

/** Per topic and player; the items changed longest ago are dropped first. */
export const MOST_PROGRESS_ITEMS = 500

/** The form of an item's name. */
export const PROGRESS_ITEM = /^[a-z\d:-]{1,40}$/
