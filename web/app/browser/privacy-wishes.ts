declare global {
  interface Navigator {
    /** Source: https://w3c.github.io/gpc */
    readonly globalPrivacyControl?: boolean
  }
}

/** Whether the browser says that its owner does not want to be followed: by Do Not Track or Global Privacy Control. */
export function wantsNoTracking(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
