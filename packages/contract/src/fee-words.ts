import { formatBrl } from '@balcao/brazil/money';
import type { Locale } from './locale.ts';

/** A fee: hundredths of a percent of the amount, and centavos on top. */
interface Fee {
  readonly basisPoints: number;
  readonly fixed: number;
}

const none: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Sem tarifa',
  'en-US': 'No fee',
  'es-MX': 'Sin comisión',
  'zh-CN': '无手续费',
};

/** What something costs, as people write it: "0,99%", "3,49% + R$ 0,39", "R$ 3,50"; without a fee, a text that says so. */
export const feeText = ({ basisPoints, fixed }: Fee, locale: Locale): string => {
  if (basisPoints === 0) return fixed === 0 ? none[locale] : formatBrl(fixed);
  const style = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const share = new Intl.NumberFormat(locale, style).format(basisPoints / 10_000);
  return fixed === 0 ? share : `${share} + ${formatBrl(fixed)}`;
};
