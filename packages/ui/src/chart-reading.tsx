import { plotOf, strokeOf } from './chart-lines.tsx';
import { Muted, Row } from './layout.tsx';
import classes from './line-chart.module.css';
import type { LineChartProps } from './line-chart.tsx';
import { xOf } from './scale.ts';

interface ChartReadingProps extends LineChartProps {
  width: number;
  height: number;
  point: number;
  /** The values of the place in words, one for each line. */
  lines: readonly string[];
}

/** The values at the chosen position, next to it; the slider says the same to screen readers. */
export const ChartReading = (props: ChartReadingProps) => {
  const { axis, places = axis, series, width, point, lines } = props;
  const { plot, left } = plotOf(props);
  const x = left + xOf(plot, point);
  const isLeft = x > width / 2;
  return (
    <div
      className={classes.reading}
      style={isLeft ? { right: Math.max(0, width - x + 12) } : { left: x + 12 }}
      aria-hidden="true"
    >
      <Muted as="div">{places[point]}</Muted>
      {lines.map((line, index) => (
        <Row
          key={series[index]?.id}
          className={classes.said}
          gap={8}
          align="baseline"
          data-quiet={series[index]?.isQuiet || undefined}
        >
          <i style={{ background: strokeOf(index, series[index] ?? {}) }} />
          {line}
        </Row>
      ))}
    </div>
  );
};
