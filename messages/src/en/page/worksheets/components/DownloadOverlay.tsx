import type { ReactNode } from 'react'

export const itCouldNotBe = 'It could not be drawn. What you chose is still there: please try again.'
export const lookForItAmong = (link: (text: string) => ReactNode) => <>Look for it among your downloads. {link('Download it again')}</>
export const yourWorksheetIsHere = 'Your worksheet is here'
export const yourWorksheetIsDownloading = 'Your worksheet is downloading'
export const worksheetsDrawn = 'Worksheets drawn'
export const emojigmaCantBeReached = 'Emojigma can’t be reached just now. Please wait a moment.'
export const ofDrawn = (done: number, variants: number) => `${done} of ${variants} drawn`
export const close = 'Close'
export const cancel = 'Cancel'
