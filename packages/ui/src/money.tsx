import { formatBrl } from '@balcao/brazil/money';

/** An amount in centavos, written in reais in the member's language. In tables and lists it stands at the right end. */
export const Money = ({ centavos }: { centavos: number }) => {
  return <span style={{ whiteSpace: 'nowrap' }}>{formatBrl(centavos)}</span>;
};
