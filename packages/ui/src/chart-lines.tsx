import classes from './line-chart.module.css';
import type { LineChartProps, Series } from './line-chart.tsx';
import { labelled, linePath, type Plot, ticksUpTo, xOf, yOf } from './scale.ts';

interface ChartLinesProps extends LineChartProps {
  width: number;
  height: number;
  /** The place that the pointer or the keys read. */
  point: number | undefined;
}

const strokes = ['var(--mantine-color-text)', 'var(--moving)', 'var(--ended)'];
const strokeOf = (index: number) => strokes[index % strokes.length];
/** Room for a letter of 14 px in average, for places that must be known before they are drawn. */
const letter = 7.5;
const foot = 28;
const head = 12;

/** The drawing: steps, lines, names at the ends of the lines, and what is read. */
export const ChartLines = (props: ChartLinesProps) => {
  const { axis, series, format, formatShort = format, width, height, point, isOpen = false } = props;
  const ticks = ticksUpTo(Math.max(0, ...series.flatMap(({ values }) => values)));
  const left = 12 + letter * Math.max(...ticks.map((tick) => formatShort(tick).length));
  const named = series.length > 1;
  const axisWord = letter * Math.max(...axis.map((place) => place.length));
  const right = named ? 16 + letter * Math.max(...series.map(({ label }) => label.length)) : axisWord / 2;
  const plot: Plot = {
    width: Math.max(40, width - left - right),
    height: height - foot - head,
    points: axis.length,
    highest: ticks.at(-1) ?? 0,
  };
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
        {series.map((one, index) => (
          <Line key={one.id} plot={plot} series={one} stroke={strokeOf(index) ?? ''} named={named} isOpen={isOpen} />
        ))}
        {point !== undefined && <Reading plot={plot} {...props} point={point} />}
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
  named: boolean;
  isOpen: boolean;
}
const Line = ({ plot, series, stroke, named, isOpen }: LineProps) => {
  const last = series.values.at(-1) ?? 0;
  const [x, y] = [xOf(plot, series.values.length - 1), yOf(plot, last)];
  const settled = isOpen ? series.values.slice(0, -1) : series.values;
  const look = { fill: 'none', stroke, strokeWidth: '1.75', strokeLinejoin: 'round' } as const;
  return (
    <>
      {plot.points > 1 && <path d={linePath(plot, settled)} {...look} />}
      {plot.points > 1 && isOpen && (
        <path
          d={`M${xOf(plot, settled.length - 1)} ${yOf(plot, settled.at(-1) ?? 0)}L${x} ${y}`}
          strokeDasharray="2 4"
          {...look}
        />
      )}
      {(plot.points === 1 || isOpen) && <circle cx={x} cy={y} r="3.5" fill={stroke} />}
      {named && (
        <text x={plot.width + 10} y={y} dy="0.32em" style={{ fill: stroke }}>
          {series.label}
        </text>
      )}
    </>
  );
};

/** What is read is the selected thing, so it is orange. */
const Reading = ({
  plot,
  axis,
  series,
  format,
  point,
}: Omit<ChartLinesProps, 'point'> & { plot: Plot; point: number }) => {
  const x = xOf(plot, point);
  const lines = [
    axis[point] ?? '',
    ...series.map((one) => `${series.length > 1 ? `${one.label}: ` : ''}${format(one.values[point] ?? 0)}`),
  ];
  const boxWidth = 24 + letter * Math.max(...lines.map((line) => line.length));
  const beside = x + 12 + boxWidth > plot.width ? x - 12 - boxWidth : x + 12;
  return (
    <g pointerEvents="none">
      <path d={`M${x} 0V${plot.height}`} stroke="var(--accent)" strokeDasharray="3 3" />
      {series.map(({ id, values }) => (
        <circle
          key={id}
          cx={x}
          cy={yOf(plot, values[point] ?? 0)}
          r="4"
          fill="var(--accent)"
          stroke="var(--surface)"
          strokeWidth="2"
        />
      ))}
      <g transform={`translate(${Math.max(0, beside)} 0)`}>
        <rect className={classes.box} width={boxWidth} height={12 + 20 * lines.length} rx="8" />
        {lines.map((line, index) => (
          <text key={line} x="12" y={22 + 20 * index} data-strong={index > 0 || undefined}>
            {line}
          </text>
        ))}
      </g>
    </g>
  );
};
