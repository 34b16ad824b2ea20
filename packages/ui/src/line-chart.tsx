import { IconChartLine } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartLines, strokeOf } from './chart-lines.tsx';
import { ChartReading } from './chart-reading.tsx';
import { ChartTable } from './chart-table.tsx';
import { EmptyState } from './empty-state.tsx';
import { Row } from './layout.tsx';
import classes from './line-chart.module.css';
import type { MoneyKind } from './money-kind.ts';
import { nearest, type PlotValue } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface Series {
  readonly id: string;
  /** Stands at the end of its line, or above the chart where one line is compared with another. */
  readonly label: string;
  /** One value per place on the axis; null where there is none, or not yet. */
  readonly values: readonly PlotValue[];
  /** What the first line is compared with: thinner and lighter. */
  readonly isQuiet?: boolean;
  /** It is money of this kind, and has its colour. */
  readonly kind?: MoneyKind | undefined;
}
export interface LineChartProps {
  /** What the chart shows, for screen readers; on the page the card's title says it. */
  title: string;
  /** The places on the axis in words, oldest first: days, as a rule. */
  axis: readonly string[];
  /** The places where they are read one by one; `axis` where it is missing. */
  places?: readonly string[];
  /** Money in the colour of its kind; of the others the first in the colour of text. */
  series: readonly Series[];
  /** The exact value in words. */
  format: (value: number) => string;
  /** The value in few signs, for the axis; `format` where it is missing. */
  formatShort?: (value: number) => string;
  height?: number;
  /** The last place is not over yet, as today is not: the line to it is dashed, so that it does not look like a fall. */
  isOpen?: boolean;
  /** Shows the values as a table instead of the lines. */
  asTable?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Values over time as thin lines. Pointer and arrow keys read the exact value; a table says the same to screen readers. */
const LineChart = (props: LineChartProps) => {
  const { axis, height = 240, asTable = false } = props;
  const t = useTranslations('ui.chart');
  if (axis.length === 0)
    return (
      <EmptyState icon={IconChartLine} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <div className={classes.frame} style={{ minHeight: height }}>
      {!asTable && <Reader {...props} height={height} />}
      <ChartTable {...props} height={height} isShown={asTable} />
    </div>
  );
};
export default LineChart;

const Reader = (props: LineChartProps & { height: number }) => {
  const { title, axis, places = axis, series, format, height } = props;
  const t = useTranslations('ui.chart');
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [point, setPoint] = useState<number>();
  const last = axis.length - 1;
  const at = Math.min(point ?? last, last);
  const compared = series.some(({ isQuiet }) => isQuiet);
  const wordsOf = (index: number) =>
    series.map(({ label, values }) => {
      const value = values[index] ?? null;
      const words = value === null ? t('none') : format(value);
      return series.length > 1 ? `${label}: ${words}` : words;
    });
  return (
    <>
      {compared && <Legend series={series} />}
      <div ref={frame}>
        <div
          role="slider"
          tabIndex={0}
          className={classes.reader}
          aria-label={t('read', { title })}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={at}
          aria-valuetext={t('point', { x: places[at] ?? '', value: wordsOf(at).join(', ') })}
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
          <div style={{ height }}>
            {width > 0 && <ChartLines {...props} width={width} height={height} point={point} />}
          </div>
          {width > 0 && point !== undefined && (
            <ChartReading {...props} width={width} height={height} point={at} lines={wordsOf(at)} />
          )}
        </div>
      </div>
    </>
  );
};

/** What each line is, next to a sample of it. */
const Legend = ({ series }: Pick<LineChartProps, 'series'>) => (
  <Row as="ul" className={classes.legend} gap={20} rowGap={4} wrap mb={12}>
    {series.map(({ id, label, isQuiet, kind }, index) => (
      <li key={id}>
        <svg width="20" height="8" aria-hidden="true">
          <path d="M0 4H20" stroke={strokeOf(index, { isQuiet, kind })} strokeWidth={isQuiet ? 1.25 : 2} />
        </svg>
        {label}
      </li>
    ))}
  </Row>
);
