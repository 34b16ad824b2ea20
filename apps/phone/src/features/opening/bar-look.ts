import type { Opening } from '@balcao/contract/opening';

const white = '#ffffff';
const black = '#111111';
/** What WCAG asks of text of this size. */
const contrastAtLeast = 4.5;

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const light = (channel: number): number => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => light(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** How far the channels of a grey lie apart at most, and how light a paper is at least: 0 to 255. */
const greyWithin = 12;
const paperFrom = 230;
/** Whether a colour is white or nearly white and so only means a light page. In dark mode the phone uses its own instead. */
const isPaper = (colour: string): boolean => {
  const channels = channelsOf(colour);
  return Math.min(...channels) >= paperFrom && Math.max(...channels) - Math.min(...channels) <= greyWithin;
};

interface BarLook {
  readonly background: string;
  readonly color: string;
  /** It is the colour of paper: a dark phone shows its own bar. */
  readonly isPaper: boolean;
}

/** The colours of the bar that an `app.json` asks for; black or white text is swapped where it would be unreadable. */
export const barLook = ({
  barColor,
  barText,
}: Pick<Opening['window'], 'barColor' | 'barText'>): BarLook | undefined => {
  if (barColor === null || !/^#[0-9a-f]{6}$/i.test(barColor)) return undefined;
  const asked = barText === 'light' ? white : black;
  if (contrast(asked, barColor) >= contrastAtLeast)
    return { background: barColor, color: asked, isPaper: isPaper(barColor) };
  const best = contrast(white, barColor) > contrast(black, barColor) ? white : black;
  return { background: barColor, color: best, isPaper: isPaper(barColor) };
};
