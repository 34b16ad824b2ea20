/** What of an order says how much of its goods costs how much; centavos. */
interface Goods {
  readonly unitPrice: number | null;
  readonly goodsQuantity: number;
}

/**
 * What so many pieces of an order come to: by their price, or by their share of what was paid where none was told; never more than
 * is left of it.
 */
export const amountOfPieces = (
  { unitPrice, goodsQuantity }: Goods,
  { paid, most }: { readonly paid: number; readonly most: number },
  pieces: number,
): number => Math.min(most, unitPrice === null ? Math.round((paid * pieces) / goodsQuantity) : unitPrice * pieces);
