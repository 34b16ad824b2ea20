import { split } from '@balcao/brazil/money';

/** So many parts of the same amount, in centavos. */
interface SameParts {
  readonly count: number;
  readonly centavos: number;
}

/** The monthly parts of a payment to the centavo, the larger ones first: what cannot be split evenly is two amounts. */
export const equalParts = (centavos: number, parts: number): SameParts[] =>
  [...Map.groupBy(split(centavos, parts), (part) => part)].map(([part, same]) => ({
    count: same.length,
    centavos: part,
  }));
