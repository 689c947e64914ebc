/** What the document says about itself; empty on the server. */
const { build, shell } = typeof document === 'undefined' ? ({} as DOMStringMap) : document.documentElement.dataset

/** The build that this page belongs to; none while developing. */
export const OWN_BUILD = build

/** Whether the page came without content, from what the service worker keeps: the network could not be reached, or was too slow. */
export const IS_SHELL = shell !== undefined
