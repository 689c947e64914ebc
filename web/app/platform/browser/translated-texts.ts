/** The element that replaced each text. */
const replacements = new WeakMap<Node, ChildNode>()

function restore(text: Node): void {
  replacements.get(text)?.replaceWith(text)
  replacements.delete(text)
}

const changes = new MutationObserver((records) => records.forEach(({ target }) => restore(target)))

/** Handles a text that a translator replaced with an element. React would go on updating the detached text, and throw when it removes it.
 *  So the text is put back before either happens; the translator then translates it like new content. */
export function restoreOnChange({ removedNodes: [text], addedNodes: [replacement] }: MutationRecord): void {
  if (!text || text.parentNode) return
  replacements.set(text, replacement as ChildNode)
  changes.observe(text, { characterData: true })
}

for (const name of ['removeChild', 'insertBefore'] as const) {
  const act = Node.prototype[name] as (...nodes: Node[]) => Node
  Object.assign(Node.prototype, {
    [name](this: Node, ...nodes: Node[]) {
      nodes.forEach(restore)
      return act.apply(this, nodes)
    },
  })
}
