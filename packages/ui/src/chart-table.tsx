import { useTranslations } from 'use-intl';
import { Hidden } from './layout.tsx';
import classes from './line-chart.module.css';
import type { LineChartProps } from './line-chart.tsx';

/** What scrolls by itself must be reached by keyboard. */
const reachable = { tabIndex: 0 };

/** Where the clock goes back, an hour comes twice: its key says which. */
const keyed = (places: readonly string[]): (readonly [string, string])[] =>
  places.map((place, index) => [`${index}:${place}`, place]);

/** The values of a chart as a table: always there for screen readers, shown to the person who prefers it. */
export const ChartTable = ({
  title,
  axis,
  places = axis,
  series,
  format,
  height,
  isShown,
}: LineChartProps & { height: number; isShown: boolean }) => {
  const t = useTranslations('ui.chart');
  const table = (
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
        {keyed(places).map(([key, place], index) => (
          <tr key={key}>
            <th scope="row">{place}</th>
            {series.map(({ id, values }) => (
              <td key={id}>{(values[index] ?? null) === null ? '–' : format(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isShown) return <Hidden as="div">{table}</Hidden>;
  return (
    // Scrolls by itself, so that the page stays as long as with the chart.
    <section
      className={classes.shown}
      style={{ height: height + 36 }}
      {...reachable}
      aria-label={t('asTable', { title })}
    >
      {table}
    </section>
  );
};
