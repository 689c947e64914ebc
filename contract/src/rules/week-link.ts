/** Days after which a link to a player's week ends.
 *  Source: docs/product.md, Retention */
export const WEEK_LINK_DAYS = 365
