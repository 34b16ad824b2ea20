import type { Locale } from '@balcao/contract/locale';

/** Hundredths of a percent as people type them: "0,99". */
export const percentText = (basisPoints: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }).format(
    basisPoints / 100,
  );

/** What was typed, in hundredths of a percent; undefined when it is no percentage with at most two decimals. */
export const basisPointsOf = (text: string): number | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
};
