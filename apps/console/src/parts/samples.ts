import type { Tone } from '@balcao/ui/tone.tsx';

/** A row of the sample table: shaped like an order, and none. */
export interface Sample {
  readonly number: string;
  readonly goods: string;
  readonly tone: Tone;
  readonly status: string;
  readonly amount: number;
  readonly fee: number;
  readonly createdAt: string;
}

const goods = [
  'Café coado',
  'Pão na chapa',
  'Bolo de cenoura com cobertura de chocolate',
  'Suco de caju',
  'Queijo da Canastra',
];
const states: readonly (readonly [Tone, string])[] = [
  ['good', 'Pago'],
  ['waiting', 'Aguardando pagamento'],
  ['bad', 'Pagamento recusado'],
  ['ended', 'Fechado'],
  ['moving', 'Em processamento'],
];

/** Rows with amounts of every length. */
export const samples: readonly Sample[] = Array.from({ length: 8 }, (_, index) => {
  const [tone, status] = states[index % states.length] ?? ['good', 'Pago'];
  const amount = [1_250, 99, 1_234_567, 45_000, 7_800, 12_500_000_00, 1, 36_990][index] ?? 0;
  return {
    number: `2026112112300000${String(1000 + index * 37)}`,
    goods: goods[index % goods.length] ?? '',
    tone,
    status,
    amount,
    fee: Math.round(amount * 0.0099),
    createdAt: new Date(Date.UTC(2026, 10, 21, 12, 59 - index * 7, 3 * index)).toISOString(),
  };
});

/** Thirty days of sales with a weekly beat. */
export const month: readonly number[] = Array.from({ length: 30 }, (_, day) =>
  Math.round(180_000 + 90_000 * Math.sin((day / 7) * 2 * Math.PI) + 4_500 * day + 37_000 * ((day * 7919) % 5)),
);
export const days: readonly string[] = Array.from({ length: 30 }, (_, day) =>
  new Date(Date.UTC(2026, 9, 23 + day)).toISOString().slice(0, 10),
);
export const brCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Cafe Aurora6009Sao Paulo62070503***63041D3D';
