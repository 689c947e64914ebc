import type { Plugin, Rule } from 'postcss'

const MIX = 'color-mix('
const SUPPORTED = '(color: color-mix(in srgb, red, red))'

/** Gives every declaration with `color-mix()` a fallback: the color that has the greater share. A browser without `color-mix()` would drop
 *  the property altogether where the mixed colors are variables, and older declarations with it. Lightning CSS mixes only constants. */
export const colorMix: Plugin = {
  postcssPlugin: 'emojigma-color-mix',
  OnceExit(root, { AtRule }) {
    const rules: Rule[] = []
    root.walkRules((rule) => void rules.push(rule))
    for (const rule of rules) {
      const mixed = rule.nodes.filter((node) => node.type === 'decl' && node.value.includes(MIX))
      if (mixed.length === 0) continue
      const exact: Rule = rule.clone({ nodes: [] })
      for (const node of mixed) {
        exact.append(node.clone())
        if (node.type === 'decl') node.value = withoutMixes(node.value)
      }
      rule.after(new AtRule({ name: 'supports', params: SUPPORTED, nodes: [exact] }))
    }
  },
}

/** @param value e.g. `1px solid color-mix(in srgb, var(--type) 12%, var(--color-face))` */
function withoutMixes(value: string): string {
  return value.replaceAll(
    /color-mix\(in srgb, ([\w-]+|var\([\w-]+\)) (\d+)%, ([\w-]+|var\([\w-]+\))\)/g,
    (_mix, first: string, share: string, second: string) => (Number(share) > 50 ? first : second),
  )
}
