import classes from './line-chart.module.css';
import type { LineChartProps, Series } from './line-chart.tsx';
import { type MoneyKind, moneyColour } from './money-kind.ts';
import { alone, apart, labelled, linePath, type Plot, reach, ticksUpTo, xOf, yOf } from './scale.ts';

interface ChartLinesProps extends LineChartProps {
  width: number;
  height: number;
  /** The place that the pointer or the keys read. */
  point: number | undefined;
}

/** Lines that are no money have neither its colours nor those of states: they are told apart by their dashes, and by their names. */
const strokes = ['var(--mantine-color-text)', 'var(--mantine-color-dimmed)', 'var(--mantine-color-placeholder)'];
const dashes = [undefined, '8 3', '3 3'];
/** The colour of a line: of what it is compared with a quiet one, of money that of its kind, of all else by its place. */
export const strokeOf = (
  index: number,
  { isQuiet, kind }: { isQuiet?: boolean | undefined; kind?: MoneyKind | undefined },
): string => {
  if (isQuiet) return 'var(--mantine-color-placeholder)';
  return kind ? moneyColour(kind) : (strokes[index % strokes.length] ?? '');
};
/** Room for a letter of 14 px in average, for places that must be known before they are drawn. */
const letter = 7.5;
/** Names at the ends of lines stand so far apart, in pixels. */
const nameGap = 18;
const foot = 28;
const head = 12;

const isNamed = (series: readonly Series[]): boolean => series.length > 1 && !series.some(({ isQuiet }) => isQuiet);

/** The last value of a line. */
const endOf = (values: Series['values']): number => values.slice(0, reach(values)).at(-1) ?? 0;

/** Where the lines lie within the drawing. */
export const plotOf = ({
  axis,
  series,
  format,
  formatShort = format,
  width,
  height,
}: Omit<ChartLinesProps, 'point'>) => {
  const ticks = ticksUpTo(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const left = 12 + letter * Math.max(...ticks.map((tick) => formatShort(tick).length));
  const axisWord = letter * Math.max(...axis.map((place) => place.length));
  const right = isNamed(series) ? 16 + letter * Math.max(...series.map(({ label }) => label.length)) : axisWord / 2;
  const plot: Plot = {
    width: Math.max(40, width - left - right),
    height: height - foot - head,
    points: axis.length,
    highest: ticks.at(-1) ?? 0,
  };
  return { plot, ticks, left, axisWord };
};

/** The drawing: steps, lines, names at the ends of the lines, and what is read. */
export const ChartLines = (props: ChartLinesProps) => {
  const { axis, series, format, formatShort = format, width, height, point, isOpen = false } = props;
  const { plot, ticks, left, axisWord } = plotOf(props);
  // Those that others are compared with lie below them.
  const nameAt = apart(
    series.map(({ values }) => yOf(plot, endOf(values))),
    nameGap,
  );
  const drawn = [...series.entries()].sort(([, a], [, b]) => Number(b.isQuiet ?? false) - Number(a.isQuiet ?? false));
  return (
    <svg width={width} height={height} className={classes.drawing} aria-hidden="true">
      <g transform={`translate(${left} ${head})`}>
        {ticks.map((tick) => (
          <g key={tick} transform={`translate(0 ${yOf(plot, tick)})`}>
            <path d={`M0 0H${plot.width}`} stroke="var(--line)" />
            <text x={-12} dy="0.32em" textAnchor="end">
              {formatShort(tick)}
            </text>
          </g>
        ))}
        <AxisWords plot={plot} axis={axis} room={axisWord + 20} />
        {drawn.map(([index, one]) => (
          <Line
            key={one.id}
            plot={plot}
            series={one}
            stroke={strokeOf(index, one)}
            dash={one.isQuiet || one.kind ? undefined : dashes[index % dashes.length]}
            nameAt={isNamed(series) ? nameAt[index] : undefined}
            isOpen={isOpen && !one.isQuiet}
          />
        ))}
        {point !== undefined && <Marks plot={plot} series={series} point={point} />}
        <rect data-plot width={plot.width} height={plot.height} fill="none" />
      </g>
    </svg>
  );
};

const AxisWords = ({ plot, axis, room }: { plot: Plot; axis: readonly string[]; room: number }) =>
  labelled(axis.length, Math.floor(plot.width / room) + 1).map((index) => (
    <text key={index} x={xOf(plot, index)} y={plot.height + 22} textAnchor="middle">
      {axis[index]}
    </text>
  ));

interface LineProps {
  plot: Plot;
  series: Series;
  stroke: string;
  dash: string | undefined;
  /** Position of its name, next to its end; undefined where the line has no value. */
  nameAt: number | undefined;
  isOpen: boolean;
}
const Line = ({ plot, series, stroke, dash, nameAt, isOpen }: LineProps) => {
  const values = series.values.slice(0, reach(series.values));
  const last = endOf(series.values);
  const [x, y] = [xOf(plot, values.length - 1), yOf(plot, last)];
  const before = isOpen ? (values.at(-2) ?? null) : null;
  const settled = isOpen ? values.slice(0, -1) : values;
  const look = {
    fill: 'none',
    stroke,
    strokeWidth: series.isQuiet ? '1.25' : '1.75',
    strokeLinejoin: 'round',
  } as const;
  if (values.length === 0) return null;
  return (
    <>
      <path d={linePath(plot, settled)} strokeDasharray={dash} {...look} />
      {before !== null && (
        <path d={linePath(plot, [...settled.slice(0, -1).fill(null), before, last])} strokeDasharray="2 4" {...look} />
      )}
      {alone(settled).map((index) => (
        <circle key={index} cx={xOf(plot, index)} cy={yOf(plot, settled[index] ?? 0)} r="2.5" fill={stroke} />
      ))}
      {isOpen && <circle cx={x} cy={y} r="3.5" fill={stroke} />}
      {nameAt !== undefined && (
        <text
          x={plot.width + 10}
          y={nameAt}
          dy="0.32em"
          style={{ fill: series.kind ? 'var(--mantine-color-text)' : stroke }}
        >
          {series.label}
        </text>
      )}
    </>
  );
};

/** What is read is the selected thing, so it is orange. */
const Marks = ({ plot, series, point }: { plot: Plot; series: readonly Series[]; point: number }) => {
  const x = xOf(plot, point);
  return (
    <g pointerEvents="none">
      <path d={`M${x} 0V${plot.height}`} stroke="var(--accent)" strokeDasharray="3 3" />
      {series.map(
        ({ id, values, isQuiet }, index) =>
          (values[point] ?? null) !== null && (
            <circle
              key={id}
              cx={x}
              cy={yOf(plot, values[point] ?? 0)}
              r={isQuiet ? 3 : 4}
              fill={isQuiet ? strokeOf(index, { isQuiet }) : 'var(--accent)'}
              stroke="var(--surface)"
              strokeWidth="2"
            />
          ),
      )}
    </g>
  );
};
