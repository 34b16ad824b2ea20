import { formatBrl, formatBrlShort } from '@balcao/brazil/money';
import { useFormatter } from 'use-intl';
import { kinds, type Measure } from './measures.ts';

/** Hundredths of a percent in one. */
const whole = 10_000;

/** How the numbers of a measure are written: exactly, and in few signs for an axis. */
export const useWords = () => {
  const format = useFormatter();
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const written = {
    money: formatBrl,
    count: (value: number) => format.number(value),
    rate: (value: number) => format.number(value / whole, { style: 'percent', maximumFractionDigits: 1 }),
  };
  const inShort = {
    money: formatBrlShort,
    count: (value: number) => format.number(value, short),
    rate: (value: number) => format.number(value / whole, { style: 'percent' }),
  };
  return {
    exact: (measure: Measure) => written[kinds[measure].unit],
    short: (measure: Measure) => inShort[kinds[measure].unit],
  };
};
