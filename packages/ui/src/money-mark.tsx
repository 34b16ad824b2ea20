import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Row } from './layout.tsx';
import { type MoneyKind, moneyColour } from './money-kind.ts';
import classes from './money-mark.module.css';

/** The colour of a kind of money as a small mark, hidden from screen readers: the kind's label is next to it. */
export const MoneyMark = ({ kind }: { kind: MoneyKind }) => (
  <i className={classes.mark} data-money={kind} style={{ background: moneyColour(kind) }} aria-hidden />
);

interface MoneyNameProps {
  /** Without one only the word stands there: it is money of several kinds, or of none. */
  kind: MoneyKind | undefined;
  /** What it is called here, where that is more than the word of its kind. */
  children?: ReactNode;
}

/** A kind of money by its mark and its word. */
export const MoneyName = ({ kind, children }: MoneyNameProps) => {
  const t = useTranslations('ui.moneyKind');
  if (!kind) return children;
  return (
    <Row as="span" className={classes.name} inline gap={8} align="baseline" shrink>
      <MoneyMark kind={kind} />
      <span>{children ?? t(kind)}</span>
    </Row>
  );
};
