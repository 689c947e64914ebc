/** All fillings of a board of 4 × 4 or 9 × 9 cells, by Knuth's Algorithm X for exact cover: each cell, and each digit of each row, column
 *  and box, is covered once.
 *  @param limit stop after so many
 *  @returns the filled boards; [] also for text that is no board
 *  Source: Knuth, "Dancing links", 2000 */
export function fillings(board: string, limit: number): string[] {
  const side = board.length === 16 ? 4 : board.length === 81 ? 9 : 0
  if (side === 0 || !new RegExp(`^[.1-${side}]*$`).test(board)) return []
  const demands = new Map<string, Set<string>>()
  const choices = new Map<string, string[]>()
  for (let cell = 0; cell < side * side; cell += 1) {
    for (let digit = 1; digit <= side; digit += 1) {
      const choice = `${cell}=${digit}`
      const met = demandsMetBy(cell, digit, side)
      choices.set(choice, met)
      for (const demand of met) demands.set(demand, (demands.get(demand) ?? new Set()).add(choice))
    }
  }
  const chosen: string[] = []
  for (const [cell, symbol] of Array.from(board).entries()) {
    if (symbol === '.') continue
    const choice = `${cell}=${symbol}`
    const met = choices.get(choice) ?? []
    if (met.some((demand) => !demands.has(demand))) return []
    cover(met, choices, demands)
    chosen.push(choice)
  }
  const found: string[] = []
  search(chosen, choices, demands, found, limit)
  return found
}

type Demands = Map<string, Set<string>>
type Choices = ReadonlyMap<string, readonly string[]>

function demandsMetBy(cell: number, digit: number, side: number): string[] {
  const row = Math.floor(cell / side)
  const column = cell % side
  const boxSide = Math.sqrt(side)
  const box = Math.floor(row / boxSide) * boxSide + Math.floor(column / boxSide)
  return [`cell ${cell}`, `row ${row} ${digit}`, `column ${column} ${digit}`, `box ${box} ${digit}`]
}

function search(chosen: string[], choices: Choices, demands: Demands, found: string[], limit: number): void {
  if (found.length >= limit) return
  if (demands.size === 0) {
    const filled = chosen.map((choice) => choice.split('=').map(Number)).toSorted(([one = 0], [other = 0]) => one - other)
    found.push(filled.map(([, digit]) => digit).join(''))
    return
  }
  let fewest: ReadonlySet<string> | undefined
  for (const options of demands.values()) if (!fewest || options.size < fewest.size) fewest = options
  // Covering removes choices from the set, and uncovering appends them.
  for (const choice of Array.from(fewest ?? [])) {
    const met = choices.get(choice) ?? []
    const taken = cover(met, choices, demands)
    chosen.push(choice)
    search(chosen, choices, demands, found, limit)
    chosen.pop()
    uncover(met, taken, choices, demands)
  }
}

/** Removes demands, with all other choices that meet one of them. */
function cover(met: readonly string[], choices: Choices, demands: Demands): Set<string>[] {
  return met.map((demand) => {
    const options = demands.get(demand) ?? new Set<string>()
    for (const choice of options) for (const other of choices.get(choice) ?? []) if (other !== demand) demands.get(other)?.delete(choice)
    demands.delete(demand)
    return options
  })
}

function uncover(met: readonly string[], taken: readonly Set<string>[], choices: Choices, demands: Demands): void {
  for (let index = met.length - 1; index >= 0; index -= 1) {
    const demand = met[index] as string
    const options = taken[index] as Set<string>
    demands.set(demand, options)
    for (const choice of options) for (const other of choices.get(choice) ?? []) if (other !== demand) demands.get(other)?.add(choice)
  }
}
