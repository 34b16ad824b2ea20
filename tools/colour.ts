type Three = readonly [number, number, number];
type Matrix = readonly [Three, Three, Three];

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
/** The light of a colour such as `#1b1916`, red, green and blue from 0 to 1. @throws Error where it is written otherwise. */
const lightOf = (hex: string): Three => {
  const [, red = '', green = '', blue = ''] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex) ?? [];
  if (red === '') throw new Error(`not a colour: "${hex}"`);
  const part = (two: string): number => linear(Number.parseInt(two, 16) / 255);
  return [part(red), part(green), part(blue)];
};
const times = (matrix: Matrix, [a, b, c]: Three): Three => {
  const row = ([x, y, z]: Three): number => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** How far two colours stand out from each other, from 1 to 21, as WCAG 2.2 measures it. */
export const contrast = (one: string, other: string): number => {
  const luminance = (hex: string): number => {
    const [red, green, blue] = lightOf(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [bright, dim] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
};

/** What eyes see: all colours, or those that do not tell red from green, by Machado, Oliveira and Fernandes (2009). */
export const eyes = ['all', 'deuteranopia', 'protanopia'] as const;
export type Eye = (typeof eyes)[number];
const seen: Readonly<Record<Eye, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

/** Oklab of a light: lightness, green to red, blue to yellow. */
const labOf = (light: Three): Three => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  const [long, middle, short] = cones;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(middle), Math.cbrt(short)],
  );
};

/** How different two colours look to an eye: their distance in Oklab, where black and white are 100 apart. */
export const distance = (one: string, other: string, eye: Eye): number => {
  const within = (part: number): number => Math.min(1, Math.max(0, part));
  const labFor = (hex: string): Three => {
    const [red, green, blue] = times(seen[eye], lightOf(hex));
    return labOf([within(red), within(green), within(blue)]);
  };
  const [a, b] = [labFor(one), labFor(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};
