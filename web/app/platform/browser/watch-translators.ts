import { onDemand } from './on-demand.ts'

/** Sees a browser's translator replace texts by elements of its own, and then loads what makes the page restoreOnChange it. */
export function watchTranslators(): void {
  new MutationObserver((records) => {
    for (const record of records) {
      if (record.addedNodes[0]?.nodeName === 'FONT') {
        void onDemand(() => import('./translated-texts.ts'), 'restoreOnChange').then((code) => code?.restoreOnChange(record))
      }
    }
  }).observe(document.body, { childList: true, subtree: true })
}
