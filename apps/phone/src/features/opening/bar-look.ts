import type { Opening } from '@balcao/contract/opening';

const white = '#ffffff';
const black = '#111111';
/** What WCAG asks of text of this size. */
const contrastAtLeast = 4.5;

const light = (channel: number): number => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    light(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** The colours of the bar that an `app.json` asks for; the text in the other one where nobody could read it. */
export const barLook = ({
  barColor,
  barText,
}: Pick<Opening['window'], 'barColor' | 'barText'>): { background: string; color: string } | undefined => {
  if (barColor === null || !/^#[0-9a-f]{6}$/i.test(barColor)) return undefined;
  const asked = barText === 'light' ? white : black;
  if (contrast(asked, barColor) >= contrastAtLeast) return { background: barColor, color: asked };
  const best = contrast(white, barColor) > contrast(black, barColor) ? white : black;
  return { background: barColor, color: best };
};
