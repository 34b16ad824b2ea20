import { useFormatter } from 'use-intl';
import { Muted } from './layout.tsx';
import { type MoneyKind, moneyColour } from './money-kind.ts';
import classes from './share-bars.module.css';

interface Share {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** The value of the period before: a mark on its bar. */
  readonly before?: number;
  /** Said under the name. */
  readonly note?: string;
  /** It is a part of the one above, and so counted there. */
  readonly isPart?: boolean;
}
interface ShareBarsProps {
  /** What is shared out, for screen readers. */
  title: string;
  /** Names of the columns, for screen readers. */
  columns: { readonly name: string; readonly value: string; readonly share: string };
  shares: readonly Share[];
  format: (value: number) => string;
  /** What the shares are of, where more belongs to it than is listed. */
  whole?: number;
  /** All of it is money of this kind. */
  kind?: MoneyKind;
}

/** Parts of a whole as bars under their names, the longest first: a table to screen readers. */
export const ShareBars = ({ title, columns, shares, format, whole, kind }: ShareBarsProps) => {
  const number = useFormatter();
  const all = whole ?? shares.reduce((sum, { value, isPart }) => (isPart ? sum : sum + value), 0);
  const longest = Math.max(1, ...shares.flatMap(({ value, before = 0 }) => [value, before]));
  const percent = (value: number) => `${((value * 100) / longest).toFixed(2)}%`;
  return (
    <table className={classes.bars}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.value}</th>
          <th scope="col">{columns.share}</th>
        </tr>
      </thead>
      {shares.map(({ id, name, value, before, note, isPart }) => (
        <tbody key={id} data-part={isPart || undefined}>
          <tr>
            <th scope="row" className={classes.name}>
              {name}
              {note && (
                <Muted as="div" whiteSpace="normal">
                  {note}
                </Muted>
              )}
            </th>
            <td className={classes.value}>{format(value)}</td>
            <td className={classes.share}>
              {number.number(all === 0 ? 0 : value / all, { style: 'percent', maximumFractionDigits: 0 })}
            </td>
          </tr>
          <tr className={classes.under}>
            <td colSpan={3}>
              <div className={classes.track} aria-hidden="true">
                {value > 0 && <i style={{ width: percent(value), ...(kind && { background: moneyColour(kind) }) }} />}
                {before !== undefined && before > 0 && <b style={{ left: `calc(${percent(before)} - 2px)` }} />}
              </div>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
};
