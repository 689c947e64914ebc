/** The code of this language, for the language menu and for browsers. */
export const code = 'en'
export const name = 'English'
/** Prefix of its addresses. */
export const path = ''
/** For dates and numbers. */
export const locale = 'en-GB'
/** In which direction its text runs. */
export const direction: 'ltr' | 'rtl' = 'ltr'
/** For previews on other sites.
 *  Source: Open Graph protocol, 2010 */
export const openGraphLocale = 'en_GB'
