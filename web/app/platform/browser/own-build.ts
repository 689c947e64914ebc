const { build, shell } = typeof document === 'undefined' ? ({} as DOMStringMap) : document.documentElement.dataset

/** The build of this page; undefined in development. */
export const OWN_BUILD = build

/** Whether the page is the service worker's empty shell: the network could not be reached, or was too slow. */
export const IS_SHELL = shell !== undefined
