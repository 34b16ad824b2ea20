import { IconArrowDownRight, IconArrowUpRight, IconEqual, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { changeOf } from './change.ts';
import classes from './figure.module.css';
import { Muted, Row } from './layout.tsx';
import { Bar } from './loading.tsx';
import type { MoneyKind } from './money-kind.ts';
import { MoneyName } from './money-mark.tsx';
import { Sparkline } from './sparkline.tsx';

interface FigureProps {
  label: string;
  /** It is money of this kind: its mark stands before the label, and its line has the same colour. */
  kind?: MoneyKind | undefined;
  /** The number as people read it; undefined while it is on its way. */
  value: ReactNode | undefined;
  comparison?: {
    readonly now: number;
    /** Null where there was no such number, such as an average of no orders. */
    readonly before: number | null;
    /** What it is compared with, in the middle of a sentence: "ontem até esta hora". */
    readonly period: string;
    /** What is said where nothing was before, in place of "nothing" and the period. */
    readonly fromNothing?: string;
    /** Whether more is good news; without it the change has no tone. */
    readonly better?: 'more' | 'less';
    /** The numbers are rates in hundredths of a percent: the change is shown in percentage points, since a percentage of a percentage misleads. */
    readonly isRate?: boolean;
  };
  /** Where it came from: a small line, oldest first. */
  trail?: readonly number[];
  /** A line under the number, where there is nothing to compare it with. */
  children?: ReactNode;
  /** The figure can be chosen among others, to be shown larger: what choosing it does, in words. */
  choice?: { readonly label: string; readonly isChosen: boolean; readonly onChoose: () => void };
}

/** A number that matters: its change in words and tone, and a small line of where it came from. */
export const Figure = ({ label, kind, value, comparison, trail, children, choice }: FigureProps) => (
  <div className={classes.figure} data-chosen={choice?.isChosen || undefined}>
    {choice && (
      <button
        type="button"
        className={classes.choice}
        aria-label={choice.label}
        aria-pressed={choice.isChosen}
        onClick={choice.onChoose}
      />
    )}
    <Muted as="div">
      <MoneyName kind={kind}>{label}</MoneyName>
    </Muted>
    <Row className={classes.row} gap={16} align="center" justify="between" mt={4}>
      <div className={classes.value}>{value ?? <Bar width="8rem" height="1.5rem" />}</div>
      {trail && <Sparkline values={trail} kind={kind} />}
    </Row>
    {comparison && <Change {...comparison} />}
    {children && (
      <Row className={classes.change} gap={4} align="center" mt={4}>
        {children}
      </Row>
    )}
  </div>
);

const icons = {
  more: IconArrowUpRight,
  less: IconArrowDownRight,
  same: IconEqual,
  fromNothing: IconArrowUpRight,
  incomparable: IconMinus,
};

const Change = ({
  now,
  before,
  period,
  fromNothing,
  better,
  isRate = false,
}: NonNullable<FigureProps['comparison']>) => {
  const t = useTranslations('ui.figure');
  const format = useFormatter();
  const { direction, share } = changeOf(now, before);
  const Icon = icons[direction];
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
  const moved = direction === 'fromNothing' ? 'more' : direction;
  const isPlain = better === undefined || moved === 'same' || moved === 'incomparable';
  const tone = isPlain ? 'plain' : moved === better ? 'good' : 'bad';
  const nothing = fromNothing ?? t('fromNothing', { period });
  const words = (): string => {
    if (before === null || direction === 'incomparable') return nothing;
    if (!isRate || now === before) return direction === 'fromNothing' ? nothing : t(direction, { percent, period });
    const points = format.number(Math.abs(now - before) / 100, { maximumFractionDigits: 1 });
    return t(now > before ? 'morePoints' : 'lessPoints', { points, period });
  };
  return (
    <Row className={classes.change} gap={4} align="center" mt={4} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden />
      <span>{words()}</span>
    </Row>
  );
};
