import { onDemand } from './on-demand.ts'

/** Detects a browser's translator, which replaces texts by FONT elements, and then loads the code that lets React survive it. */
export function watchTranslators(): void {
  new MutationObserver((records) => {
    for (const record of records) {
      if (record.addedNodes[0]?.nodeName === 'FONT') {
        void onDemand(() => import('./translated-texts.ts'), 'restoreOnChange').then((code) => code?.restoreOnChange(record))
      }
    }
  }).observe(document.body, { childList: true, subtree: true })
}
