import { Hidden, Row } from './layout.tsx';
import classes from './money-bar.module.css';
import { type MoneyKind, moneyColour } from './money-kind.ts';

export interface MoneyPart {
  readonly kind: MoneyKind;
  /** Tells parts of one kind apart. */
  readonly id?: string;
  /** Centavos; nothing is drawn of what is not more than none. */
  readonly amount: number;
  /** Its text for screen readers. Without it the bar is hidden from them, as the text next to it says the same. */
  readonly name?: string;
}
interface MoneyBarProps {
  parts: readonly MoneyPart[];
  /** What the whole width stands for, in centavos: more than the parts where bars stand below each other. The parts where it is missing. */
  whole?: number;
  className?: string | undefined;
}

/** Amounts as parts of one bar, each in the colour of its kind, with a gap between them. */
export const MoneyBar = ({ parts, whole, className = '' }: MoneyBarProps) => {
  const shown = parts.filter(({ amount }) => amount > 0);
  const sum = shown.reduce((all, { amount }) => all + amount, 0);
  const isRead = shown.some(({ name }) => name !== undefined);
  return (
    <div className={`${classes.track} ${className}`} data-whole={whole === undefined || undefined}>
      <Row
        as="ul"
        className={classes.bar}
        gap={2}
        aria-hidden={!isRead || undefined}
        style={{ width: whole === undefined ? '100%' : `${(sum / Math.max(whole, 1)) * 100}%` }}
      >
        {shown.map(({ kind, id, amount, name }) => (
          <li
            key={id ?? kind}
            className={classes.part}
            data-money={kind}
            title={name}
            style={{ flexGrow: amount / Math.max(sum, 1), background: moneyColour(kind) }}
          >
            {name !== undefined && <Hidden>{name}</Hidden>}
          </li>
        ))}
      </Row>
    </div>
  );
};
