/** Finds the cell of a drawn crowd that shows something else than all the others, from the SVG alone.
 *  @returns `row-column` from 1; or why there is none */
export function oddCellIn(svg: string, side: number): { readonly cell: string } | { readonly fault: string } {
  const [, left = 0, top = 0, width = 0, height = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
  const drawings = new Map<string, string>()
  for (const [, id = '', drawing = ''] of svg.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)) {
    // Names inside a drawing carry its number; what they look like does not.
    drawings.set(id, drawing.replaceAll(id, 'this'))
  }
  const shown = new Map<string, string>()
  for (const [, id = '', x, y, w, h] of svg.matchAll(/<use href="#([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)) {
    const row = Math.floor(((Number(y) + Number(h) / 2 - top) / height) * side) + 1
    const column = Math.floor(((Number(x) + Number(w) / 2 - left) / width) * side) + 1
    const cell = `${row}-${column}`
    const drawing = drawings.get(id)
    if (drawing === undefined || shown.has(cell) || row < 1 || row > side || column < 1 || column > side)
      return { fault: 'a cell is drawn wrongly' }
    shown.set(cell, drawing)
  }
  if (shown.size !== side * side) return { fault: `${shown.size} cells are drawn` }
  const cellsByDrawing = Map.groupBy(shown.keys(), (cell) => shown.get(cell))
  const [one = [], other = [], third] = [...cellsByDrawing.values()].toSorted((a, b) => a.length - b.length)
  const [cell, second] = one
  if (third || other.length === 0 || cell === undefined || second !== undefined)
    return { fault: `${cellsByDrawing.size} pictures, the rarest ${one.length} times` }
  return { cell }
}
