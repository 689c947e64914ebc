import { PIXELS, type Icon } from './icon.ts'

/** The colours that people tell apart by name. */
export const HUES = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'black', 'grey', 'white'] as const
export type Hue = (typeof HUES)[number]

/** Strong colour catches the eye more than its area says. */
const PLAIN_WEIGHT = 0.6

/** The colour by which one would call the drawing: what most of it is painted in. */
export function hueOf({ coverage, lab }: Icon): Hue {
  const weights = new Map<Hue, number>()
  for (let pixel = 0; pixel < PIXELS; pixel += 1) {
    const hue = hueOfLab(lab.usual[3 * pixel] ?? 0, lab.usual[3 * pixel + 1] ?? 0, lab.usual[3 * pixel + 2] ?? 0)
    const isPlain = hue === 'black' || hue === 'grey' || hue === 'white'
    weights.set(hue, (weights.get(hue) ?? 0) + (coverage[pixel] ?? 0) * (isPlain ? PLAIN_WEIGHT : 1))
  }
  return [...weights].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

function hueOfLab(lightness: number, a: number, b: number): Hue {
  const chroma = Math.hypot(a, b)
  const degrees = (Math.atan2(b, a) * 180) / Math.PI
  if (lightness < 26 && chroma < 40) return 'black'
  if (chroma < 14) return lightness < 38 ? 'black' : lightness < 84 ? 'grey' : 'white'
  if (degrees >= 20 && degrees < 78 && (lightness < 48 || chroma < 50)) return 'brown'
  if (degrees >= -15 && degrees < 40) return lightness > 66 || degrees < 8 ? 'pink' : 'red'
  if (degrees >= 40 && degrees < 47) return lightness > 60 ? 'orange' : 'red'
  if (degrees >= 47 && degrees < 71) return 'orange'
  if (degrees >= 71 && degrees < 106) return 'yellow'
  if (degrees >= 106 && degrees < 168) return 'green'
  if (degrees >= 168 || degrees < -138) return 'teal'
  if (degrees >= -138 && degrees < -66) return 'blue'
  if (degrees >= -66 && degrees < -32) return 'purple'
  return 'pink'
}
