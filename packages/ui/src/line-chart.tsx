import { IconChartLine } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartLines } from './chart-lines.tsx';
import { EmptyState } from './empty-state.tsx';
import classes from './line-chart.module.css';
import { nearest } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface Series {
  readonly id: string;
  /** Stands at the end of its line. */
  readonly label: string;
  /** One value per place on the axis. */
  readonly values: readonly number[];
}
export interface LineChartProps {
  /** What the chart shows, for screen readers; on the page the card's title says it. */
  title: string;
  /** The places on the axis in words, oldest first: days, as a rule. */
  axis: readonly string[];
  /** The first is drawn in the colour of text, the others lighter. */
  series: readonly Series[];
  /** The exact value in words. */
  format: (value: number) => string;
  /** The value in few signs, for the axis; `format` where it is missing. */
  formatShort?: (value: number) => string;
  height?: number;
  /** The last place is not over yet, as today is not: the line to it is dashed, so that it does not look like a fall. */
  isOpen?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Values over time as thin lines. Pointer and arrow keys read the exact value; a table says the same to screen readers. */
const LineChart = (props: LineChartProps) => {
  const { title, axis, series, format, height = 240 } = props;
  const t = useTranslations('ui.chart');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [point, setPoint] = useState<number>();
  if (axis.length === 0)
    return (
      <EmptyState icon={IconChartLine} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  const last = axis.length - 1;
  const at = Math.min(point ?? last, last);
  const wordsAt = (index: number) => series.map(({ values }) => format(values[index] ?? 0)).join(', ');
  return (
    <div ref={frame} className={classes.frame} style={{ minHeight: height }}>
      <div
        role="slider"
        tabIndex={0}
        className={classes.reader}
        aria-label={t('read', { title })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={t('point', { x: axis[at] ?? '', value: wordsAt(at) })}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (step === undefined) return;
          event.preventDefault();
          setPoint(Math.max(0, Math.min(last, at + step)));
        }}
        onFocus={() => setPoint(at)}
        onBlur={() => setPoint(undefined)}
        onPointerMove={(event) => {
          const inside = event.currentTarget.querySelector('[data-plot]')?.getBoundingClientRect();
          if (!inside) return;
          const plot = { width: inside.width, height: inside.height, points: axis.length, highest: 1 };
          setPoint(nearest(plot, event.clientX - inside.left));
        }}
        onPointerLeave={() => setPoint(undefined)}
      >
        {width > 0 && <ChartLines {...props} width={width} height={height} point={point} />}
      </div>
      <DataAsTable {...props} />
    </div>
  );
};
export default LineChart;

const DataAsTable = ({ title, axis, series, format }: LineChartProps) => {
  const t = useTranslations('ui.chart');
  return (
    <div className={classes.table}>
      <table>
        <caption>{t('asTable', { title })}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {axis.map((place, index) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {series.map(({ id, values }) => (
                <td key={id}>{format(values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
