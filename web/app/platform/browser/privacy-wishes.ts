declare global {
  interface Navigator {
    /** Source: W3C, Global Privacy Control */
    readonly globalPrivacyControl?: boolean
  }
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function wantsNoTracking(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
}
