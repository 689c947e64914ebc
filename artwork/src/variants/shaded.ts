import { labOf, simulated, type Lab, type Rgb } from '../measure/colour.ts'

/** A colour made lighter or darker by steps of CIELAB lightness, keeping its hue as far as a screen allows.
 *  @param fill as in `#ff822d` */
export function shaded(fill: string, lightness: number): string {
  const [light, a, b] = labOf(simulated(rgbOf(fill), 'usual'))
  const aim = Math.min(100, Math.max(0, light + lightness))
  return `#${rgbFrom([aim, a, b])
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

export function rgbOf(fill: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16)) as unknown as Rgb
}

/** Source: IEC 61966-2-1:1999, sRGB; CIE 15:2004, CIELAB under D65 */
function rgbFrom([lightness, a, b]: Lab): readonly number[] {
  const y = (lightness + 16) / 116
  const [x, z] = [y + a / 500, y - b / 200]
  const [X, Y, Z] = [0.9505 * lightFrom(x), lightFrom(y), 1.089 * lightFrom(z)]
  return [3.2406 * X - 1.5372 * Y - 0.4986 * Z, -0.9689 * X + 1.8758 * Y + 0.0415 * Z, 0.0557 * X - 0.204 * Y + 1.057 * Z].map(screenValue)
}

function lightFrom(response: number): number {
  return response ** 3 > 0.008856 ? response ** 3 : (response - 16 / 116) / 7.787
}

function screenValue(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, Math.round(255 * share)))
}
