declare global {
  interface Navigator {
    /** Source: W3C, Global Privacy Control */
    readonly globalPrivacyControl?: boolean
  }
}

/** Whether the browser says that its owner does not want to be followed: by Do Not Track or Global Privacy Control. */
export function wantsNoTracking(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
