import { Money } from '@balcao/ui/money.tsx';
import { equalParts } from './equal-parts.ts';

interface PartsOfProps {
  /** What was paid, in centavos. */
  centavos: number;
  parts: number;
  /** Where there is room for one amount only, it is said that it is not the same for all. */
  isShort?: boolean;
}

/** How an amount is paid in monthly parts: "3 × R$ 73,00"; of what cannot be split evenly "1 × R$ 49,34 + 2 × R$ 49,33". */
export const PartsOf = ({ centavos, parts, isShort = false }: PartsOfProps) => {
  const groups = equalParts(centavos, parts);
  const [last] = groups.slice(-1);
  if (isShort && groups.length > 1 && last)
    return (
      <>
        {parts} × ≈ <Money centavos={last.centavos} />
      </>
    );
  return groups.map(({ count, centavos: each }, index) => (
    <span key={each}>
      {index > 0 && ' + '}
      {count} × <Money centavos={each} />
    </span>
  ));
};
