import { onDemand } from '../../browser/on-demand.ts'

/** Loads what finds hints and shows them.
 *  @returns undefined if it cannot be loaded now */
export async function loadHintCode() {
  const [panel, hints] = await Promise.all([
    onDemand(() => import('./HintPanel.tsx'), 'HintPanel'),
    onDemand(() => import('./hint.ts'), 'nextHint'),
  ])
  return panel && hints && { HintPanel: panel.HintPanel, isAbout: hints.isAbout, nextHint: hints.nextHint }
}
