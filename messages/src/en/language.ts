/** The language of this folder, as the choice of languages names it and as browsers know it. */
export const code = 'en'
export const name = 'English'
/** How the addresses of its pages and calls begin. */
export const path = ''
/** For dates and numbers. */
export const locale = 'en-GB'
/** As pages of other sites are told.
 *  Source: Open Graph protocol, 2010 */
export const openGraphLocale = 'en_GB'
