/** What stands for a text now. */
const standIns = new WeakMap<Node, ChildNode>()

function putBack(text: Node): void {
  standIns.get(text)?.replaceWith(text)
  standIns.delete(text)
}

const changes = new MutationObserver((records) => records.forEach(({ target }) => putBack(target)))

/** Bears that a translator put an element in the place of a text. React knows nothing of that: it would go on changing the text that nobody
 *  sees any more, and break where it takes it away. So the text is put back before either happens; what it says then is translated like
 *  anything new. */
export function restoreOnChange({ removedNodes: [text], addedNodes: [standIn] }: MutationRecord): void {
  if (!text || text.parentNode) return
  standIns.set(text, standIn as ChildNode)
  changes.observe(text, { characterData: true })
}

for (const name of ['removeChild', 'insertBefore'] as const) {
  const act = Node.prototype[name] as (...nodes: Node[]) => Node
  Object.assign(Node.prototype, {
    [name](this: Node, ...nodes: Node[]) {
      nodes.forEach(putBack)
      return act.apply(this, nodes)
    },
  })
}
