import { formatBrl } from '@balcao/brazil/money';
import { useLocale } from 'use-intl';

/** An amount in centavos, written in reais in the member's language. In tables and lists it stands at the right end. */
export const Money = ({ centavos }: { centavos: number }) => {
  const locale = useLocale();
  return <span style={{ whiteSpace: 'nowrap' }}>{formatBrl(centavos, locale)}</span>;
};
