import { type ComponentPropsWithRef, createElement, type ReactElement } from 'react';
import './layout.css';
import './layout-space.css';

/** Pixels where a letter has 16: the steps of the 4 px grid, and three between them. */
type Space = 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32;
type Padding = 4 | 6 | 8 | 10 | 12 | 16 | 20;
type Tag = Exclude<keyof HTMLElementTagNameMap, 'button' | 'input' | 'select' | 'textarea' | 'img' | 'table'>;

/** What every primitive can say of its element. Nothing has a margin that it does not ask for, and no list has marks. */
interface Look {
  mt?: Space | undefined;
  mb?: Space | undefined;
  p?: Padding | undefined;
  px?: Padding | undefined;
  py?: Padding | undefined;
  /** Takes the room that is left in its row or stack; `rigid` gives none away, `shrink` may become narrower than its words. */
  grow?: boolean;
  rigid?: boolean;
  shrink?: boolean;
  /** May become lower than what it holds: it scrolls, or something in it does. */
  short?: boolean;
  /** As wide as this, in pixels, and wider where there is room: it wraps before it becomes narrower. */
  basis?: 192 | 224 | 256 | undefined;
  full?: boolean;
  /** At the end of its row. */
  push?: boolean;
  /** No wider than lines can be read. */
  prose?: boolean;
  block?: boolean;
  ground?: 'surface' | 'hover' | 'waiting' | undefined;
  framed?: boolean;
  rounded?: 'md' | 'lg' | undefined;
  /** A line above or below. */
  rule?: 'top' | 'bottom' | undefined;
  tone?: 'muted' | 'text' | 'bad' | 'good' | 'waiting' | undefined;
  size?: 14 | 16 | 18 | 24 | 'inherit' | undefined;
  weight?: 400 | 550 | 600 | 650 | undefined;
  /** The letters of a page's title. */
  headline?: boolean;
  mono?: boolean;
  textAlign?: 'start' | 'center' | 'end' | undefined;
  /** Lines of like length; `pretty` leaves no single word in the last one. */
  balance?: boolean;
  pretty?: boolean;
  /** A word without an end breaks anywhere; `lines` keeps the breaks that people typed. */
  breakable?: boolean;
  lines?: boolean;
  whiteSpace?: 'normal' | 'nowrap' | undefined;
  /** One line that ends in dots; `clipped` leaves it to what stands around whether it is one line. */
  truncate?: boolean;
  clipped?: boolean;
}

/** How the children stand. */
interface Flow {
  /** Between the children; `rowGap` where it is another one between lines. */
  gap?: Space | undefined;
  rowGap?: 0 | 4 | 6 | 8 | 12 | 16 | 20 | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  wrap?: boolean;
}
interface Line extends Flow {
  justify?: 'between' | 'center' | 'end' | undefined;
}

type Props<Own, As extends Tag> = Own & Look & { as?: As } & Omit<ComponentPropsWithRef<As>, keyof (Own & Look) | 'as'>;
type Given = Readonly<Record<string, unknown>>;

const looks = new Set(
  `mt mb p px py grow rigid shrink short basis full push prose block ground framed rounded rule tone size weight headline mono textAlign
   balance pretty breakable lines whiteSpace truncate clipped gap rowGap align wrap justify across columns inline`.split(
    /\s+/,
  ),
);

/** The element with a class for each word that it is given, and the rest as its attributes. */
const draw = (primitive: string, { as, className, ...props }: Given): ReactElement => {
  const names = [`ui-box ui-${primitive}`];
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props))
    if (!looks.has(name)) rest[name] = value;
    else if (value === true) names.push(`ui-${name}`);
    else if (value !== undefined && value !== false) names.push(`ui-${name}-${value}`);
  if (className) names.push(`${className}`);
  return createElement(as as Tag, { ...rest, className: names.join(' ') });
};

/** A plain element with the shared properties of layout. */
export const Box = <As extends Tag = 'div'>(props: Props<object, As>) => draw('box', { as: 'div', ...props });

/** Its children stand below each other. */
export const Stack = <As extends Tag = 'div'>(props: Props<Line, As>) => draw('stack', { as: 'div', ...props });

/** Its children stand in a row; `inline` where the row itself stands in a line of words. */
export const Row = <As extends Tag = 'div'>(props: Props<Line & { inline?: boolean }, As>) =>
  draw('row', { as: 'div', ...props });

interface Cells extends Flow {
  /** Two alike, or the first or the last with what the other leaves. One without it. */
  columns?: 2 | 'first' | 'last' | undefined;
  /** Where the children stand in their columns. */
  across?: 'start' | 'center' | undefined;
}
/** Its children stand in columns whose widths are common to all rows. */
export const Grid = <As extends Tag = 'div'>(props: Props<Cells, As>) => draw('grid', { as: 'div', ...props });

/** Words. */
export const Text = <As extends Tag = 'p'>(props: Props<object, As>) => draw('text', { as: 'p', ...props });

/** Words of less weight: grey. */
export const Muted = <As extends Tag = 'p'>(props: Props<object, As>) =>
  draw('text', { as: 'p', tone: 'muted', ...props });

/** For screen readers only, invisible. */
export const Hidden = <As extends Tag = 'span'>(props: Props<object, As>) => draw('hidden', { as: 'span', ...props });
