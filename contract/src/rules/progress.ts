/** What is kept of a player beside attempts, each a small set of things with a number.
 *  Source: docs/product.md, Progress */
export const PROGRESS_TOPICS = ['favourites', 'mistakes', 'enough', 'strands', 'challenges'] as const
export type ProgressTopic = (typeof PROGRESS_TOPICS)[number]

/** Of each topic and player; those that were changed the longest ago go first. */
export const MOST_PROGRESS_ITEMS = 500

/** What a thing may be called. */
export const PROGRESS_ITEM = /^[a-z\d:-]{1,40}$/
