/** How far around itself the eye pools, as the standard deviation of a Gaussian in pixels of a cell of 19: from a direct look at the cell
 *  to a glance at its neighbours. */
const POOLS_PX = [0.5, 1, 1.5]
const POOLED_CELL_PX = 19

/** How a difference strikes the eye before it is looked at. */
export interface Conspicuity {
  /** The geometric mean of the highest CIELAB distance after pooling, over the sizes of the pool. */
  readonly peak: number
  /** The highest distance in the smallest pool as a multiple of that in the largest: much for thin lines, little for faint areas. */
  readonly sharpness: number
}

/** @param one L*, a*, b* of each pixel of a square, row-major, and so the other
 *  @param cellPx width of a cell in these pixels */
export function conspicuityOf(one: Float64Array, other: Float64Array, cellPx: number): Conspicuity {
  const difference = one.map((value, at) => value - (other[at] ?? 0))
  const [sharpest = 0, middle = 0, broadest = 0] = POOLS_PX.map((px) => peakOf(pooled(difference, (px * cellPx) / POOLED_CELL_PX)))
  return { peak: Math.cbrt(sharpest * middle * broadest), sharpness: broadest > 0 ? sharpest / broadest : 0 }
}

/** How far apart two drawings look in a crowd: the geometric mean of the difference as a whole and of the three peaks. */
export function joinedDistance(difference: number, { peak }: Conspicuity): number {
  return (difference * peak ** 3) ** 0.25
}

/** Drawings are on a tile's face, so nothing differs beyond the border. */
function pooled(values: Float64Array, deviation: number): Float64Array {
  return alongRows(alongRows(values, deviation, 'across'), deviation, 'down')
}

function alongRows(values: Float64Array, deviation: number, direction: 'across' | 'down'): Float64Array {
  const side = Math.sqrt(values.length / 3)
  const weights = gaussian(deviation)
  const reach = (weights.length - 1) / 2
  const [step, rowStep] = direction === 'across' ? [3, 3 * side] : [3 * side, 3]
  const sums = new Float64Array(values.length)
  for (let row = 0; row < side; row += 1) {
    for (let at = 0; at < side; at += 1) {
      const target = row * rowStep + at * step
      for (let from = Math.max(0, at - reach); from <= Math.min(side - 1, at + reach); from += 1) {
        const weight = weights[from - at + reach] ?? 0
        const source = row * rowStep + from * step
        for (let channel = 0; channel < 3; channel += 1) {
          sums[target + channel] = (sums[target + channel] ?? 0) + weight * (values[source + channel] ?? 0)
        }
      }
    }
  }
  return sums
}

/** Weights that add up to 1, to three deviations on either side. */
function gaussian(deviation: number): number[] {
  const reach = Math.ceil(3 * deviation)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function peakOf(values: Float64Array): number {
  let highest = 0
  for (let at = 0; at < values.length; at += 3) {
    highest = Math.max(highest, (values[at] ?? 0) ** 2 + (values[at + 1] ?? 0) ** 2 + (values[at + 2] ?? 0) ** 2)
  }
  return Math.sqrt(highest)
}
