import { formatBrl } from '@balcao/brazil/money';

/** A bound in centavos as people read it; amounts are written as in Brazil in every language. */
export const reais = (centavos: unknown): string => formatBrl(Number(centavos)).replace('\u00a0', ' ');
