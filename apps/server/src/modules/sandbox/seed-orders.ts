import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { OrderStatus, PaymentMethod } from '@balcao/contract/order';
import { chanceOf } from './seed-chance.ts';
import { takenBy } from './seed-devices.ts';

/** Goods with their unit price in centavos and how often they are bought. */
const goods: readonly (readonly [name: string, price: number, weight: number])[] = [
  ['Espresso duplo', 900, 16],
  ['Cappuccino grande', 1_650, 14],
  ['Café coado da casa', 1_100, 12],
  ['Pão na chapa', 850, 9],
  ['Pão de queijo (6 un.)', 1_500, 10],
  ['Bolo de fubá com goiabada', 1_390, 7],
  ['Grãos Serra da Canastra 250 g', 4_290, 9],
  ['Grãos Chapada Diamantina 250 g', 5_490, 6],
  ['Assinatura mensal: 2 pacotes', 8_990, 6],
  ['Kit filtro V60 com 100 filtros', 16_900, 3],
  ['Moedor manual', 38_900, 2],
  ['Curso de barista, turma de sábado', 52_000, 1],
  ['Cesta de café da manhã', 21_900, 3],
  ['Brunch para duas pessoas', 14_800, 2],
];
const methods = [
  ['02', 62],
  ['0302', 21],
  ['0301', 11],
  ['01', 6],
] as const;
const products = [
  ['03', 48],
  ['04', 26],
  ['99', 16],
  ['02', 7],
  ['54', 3],
] as const;
/** Buyers, with invented names. */
const payers = [
  ...['Mariana Alves', 'João Pedro Lima', 'Camila Rocha', 'Eduardo Nunes', 'Patrícia Gomes', 'Felipe Barros'],
  ...['Renata Teixeira', 'Gustavo Prado', 'Aline Moura', 'Thiago Ribeiro', 'Beatriz Cardoso', 'Marcelo Pinto'],
];
/** Basis points by payment method: figures of the sandbox, not of any provider. */
const feeByMethod = { '01': 79, '02': 99, '0301': 189, '0302': 349 } as const;
/** How busy each hour of a day is, São Paulo time. */
const hours = [0, 0, 0, 0, 0, 1, 5, 14, 18, 15, 12, 10, 13, 12, 10, 12, 14, 12, 9, 7, 5, 3, 1, 0];
/** Sunday to Saturday. */
const weekdays = [8, 9, 10, 10, 11, 13, 15];

const pick = <T>(chance: () => number, weighted: readonly (readonly [T, number])[]): T => {
  let left = chance() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  return (weighted[0] as readonly [T, number])[0];
};

export interface PlausibleOrder {
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  readonly status: OrderStatus;
  readonly method: PaymentMethod;
  readonly product: '02' | '03' | '04' | '54' | '99';
  readonly goodsName: string;
  readonly goodsQuantity: number;
  readonly unitPrice: number;
  readonly basisPoints: number;
  readonly payerName: string;
  readonly instalments: number;
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly deviceSerial: string | null;
  readonly failureReason: string | null;
}

const statusOf = (chance: () => number, age: number): PlausibleOrder['status'] => {
  const draw = chance();
  if (age < 1_800_000 && draw > 0.7) return '01';
  if (draw < 0.9) return '02';
  return draw < 0.97 ? '04' : '03';
};

const brands = [
  ['Visa', 42],
  ['Mastercard', 38],
  ['Elo', 14],
  ['American Express', 6],
] as const;
/** Into how many parts people divide what costs enough. */
const divisions = [
  [1, 50],
  [2, 14],
  [3, 18],
  [4, 6],
  [6, 8],
  [10, 3],
  [12, 1],
] as const;
/** Orders of this amount or more may be paid in instalments; centavos. */
const divisibleFrom = 8_000;

/** How it was paid: the card with its instalments, the terminal that took it, and the reason of a failure. */
const meansOf = (chance: () => number, { method, status, product, total }: Means) => {
  const isCard = method === '0301' || method === '0302';
  const digits = String(Math.floor(chance() * 10_000)).padStart(4, '0');
  const [brand, parts, terminal] = [pick(chance, brands), pick(chance, divisions), chance()];
  return {
    cardBrand: isCard ? brand : null,
    cardLast4: isCard ? digits : null,
    instalments: method === '0302' && total >= divisibleFrom ? parts : 1,
    deviceSerial: takenBy(product, terminal),
    failureReason: status === '03' ? (isCard ? 'card_declined' : 'REFUSED_BY_BANK') : null,
  };
};
interface Means extends Pick<PlausibleOrder, 'method' | 'status' | 'product'> {
  readonly total: number;
}

/** Days with their share of the business: weekdays differ, and a year ends better than it began. */
const dayWeights = (today: string, days: number): (readonly [string, number])[] =>
  Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index - days + 1);
    const weekday = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00:00Z`).getUTCDay();
    return [day, (weekdays[weekday] ?? 10) * (1 + (0.8 * index) / days)] as const;
  });

const instantOf = (chance: () => number, day: string): Date => {
  const hour = pick(
    chance,
    hours.map((weight, at) => [at, weight] as const),
  );
  return new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + (hour + chance()) * 3_600_000);
};

/** Orders of the past `days`, oldest first, none after `now`; the same for the same seed and day. */
export const plausibleOrders = (now: Date, ask: { seed: number; count: number; days: number }): PlausibleOrder[] => {
  const chance = chanceOf(ask.seed);
  // A random sequence of its own, so that the sold goods stay the same when the way of payment changes.
  const meansChance = chanceOf(ask.seed + 7_919);
  const days = dayWeights(civilDayOf(now.toISOString(), DEFAULT_ZONE), ask.days);
  const all = Array.from({ length: ask.count }, (): PlausibleOrder => {
    const drawn = instantOf(chance, pick(chance, days));
    // What was drawn for later today happened yesterday instead.
    const createdAt = drawn <= now ? drawn : new Date(drawn.getTime() - 86_400_000);
    const [goodsName, unitPrice] = pick(
      chance,
      goods.map((one) => [one, one[2]] as const),
    );
    const method = pick(chance, methods);
    const status = statusOf(chance, now.getTime() - createdAt.getTime());
    const wait = (status === '02' ? 4 + chance() * 90 : 3_600) * 1000;
    const ended = Math.min(createdAt.getTime() + wait, now.getTime());
    const product = pick(chance, products);
    const goodsQuantity = chance() < 0.7 ? 1 : 1 + Math.floor(chance() * 4);
    return {
      createdAt,
      completedAt: status === '01' ? null : new Date(ended),
      status,
      method,
      product,
      goodsName,
      goodsQuantity,
      unitPrice,
      basisPoints: feeByMethod[method],
      payerName: payers[Math.floor(chance() * payers.length)] ?? '',
      ...meansOf(meansChance, { method, status, product, total: unitPrice * goodsQuantity }),
    };
  });
  return all.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
};
