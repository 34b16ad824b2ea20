import { formatBrl } from '@balcao/brazil/money';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useTranslations } from 'use-intl';
import { partsInWords } from './means.ts';

interface PartsChoiceProps {
  offers: readonly { readonly count: number; readonly parts: readonly number[] }[];
  count: number;
  onCount: (count: number) => void;
}

/** In how many parts the card is charged, each with its exact amount. */
export const PartsChoice = ({ offers, count, onCount }: PartsChoiceProps) => {
  const t = useTranslations('customer.sheet');
  const label = (parts: readonly number[]): string => {
    const { first, last, larger, smaller, even, count: all } = partsInWords(parts);
    const [one, other] = [formatBrl(first), formatBrl(last)];
    if (all === 1) return t('partsOnce', { amount: one });
    return even
      ? t('parts', { count: String(all), amount: one })
      : t('partsUneven', {
          count: String(all),
          larger: String(larger),
          first: one,
          smaller: String(smaller),
          last: other,
        });
  };
  return (
    <NativeSelect
      mt="md"
      label={t('instalments')}
      value={String(count)}
      data={offers.map(({ count: value, parts }) => ({ value: String(value), label: label(parts) }))}
      onChange={(event) => onCount(Number(event.currentTarget.value))}
    />
  );
};
