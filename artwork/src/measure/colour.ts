/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]
/** CIELAB under D65. */
export type Lab = readonly [lightness: number, a: number, b: number]

/** Normal colour vision, red-blind, green-blind, blue-blind, and no colour at all. */
export const VISIONS = ['usual', 'protan', 'deutan', 'tritan', 'grey'] as const
export type Vision = (typeof VISIONS)[number]

type Matrix = readonly [Rgb, Rgb, Rgb]

/** Simulates vision without one kind of cone, in linear light.
 *  Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model of Color Vision Deficiency", 2009, severity 1.0 */
const SIMULATION: Readonly<Record<Exclude<Vision, 'usual'>, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

/** @returns linear light, 0 to 1 a channel */
export function simulated(rgb: Rgb, vision: Vision): Rgb {
  const linear = rgb.map(linearLight) as unknown as Rgb
  if (vision === 'usual') return linear
  return SIMULATION[vision].map((row) => clamp(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])) as unknown as Rgb
}

export function labOf([red, green, blue]: Rgb): Lab {
  const x = lightResponse((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = lightResponse(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = lightResponse((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Relative luminance, 0 to 1. */
export function luminanceOf(lightness: number): number {
  return lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3
}

/** Contrast of two luminances as WCAG defines it, 1 to 21. */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function linearLight(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function lightResponse(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
