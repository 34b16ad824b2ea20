import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsCardNumber } from './card-number.ts';
import { type FieldIssue, fieldMessages } from './field-texts.ts';
import { locales } from './locale.ts';
import { createOrder } from './order.ts';
import { RefundReason } from './refund.ts';
import { identifier, line, lines } from './scalars.ts';

/** Test numbers that card processors publish in their documents. */
const cards = [
  '4242424242424242',
  '4111111111111111',
  '4222222222222',
  '5555555555554444',
  '5200828282828210',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '6362970000457013',
  '6062825624254001',
  '3841001111222233338',
  '6011111111111117',
  '3530111333300000',
  '30569309025904',
  '38520000023237',
  '6200000000000005',
];
const inFours = (digits: string, mark: string): string => digits.replaceAll(/(\d{4})(?=\d{3})/g, `$1${mark}`);

describe('the number of a card in a text', () => {
  it.each(cards)('%s is found in one piece, in groups, and among words', (digits) => {
    const ways = [digits, inFours(digits, ' '), inFours(digits, '-'), `Cartão: ${digits}, válido até 12/28.`];
    expect(ways.filter((text) => !holdsCardNumber(text))).toEqual([]);
  });
  it('is found in the digits of any script, however its groups are parted', () => {
    const zeros = [0x30, 0xff10, 0x660, 0x6f0, 0x966, 0xe50, 0x1d7ce, 0x1d7f6];
    const marks = ['', ' ', '.', '-', '·', ' - ', '. ', '  ', '\u3000', '\u2013', '\u200b', '\u00ad', '．', '_'];
    fc.assert(
      fc.property(
        fc.constantFrom(...cards),
        fc.constantFrom(...zeros),
        fc.constantFrom(...marks),
        (card, zero, mark) => {
          const written = inFours(card, mark).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
          expect(holdsCardNumber(`Cartão ${written}, 12/28`)).toBe(true);
        },
      ),
    );
  });
  it('is found with what is written behind it', () => {
    for (const text of [
      '4111 1111 1111 1111 12/28 123',
      'pix ou 4111-1111-1111-1111?',
      '3782 822463 10005 123',
      '1234 4111 1111 1111 1111',
      '4111111111111111 5555555555554444',
    ])
      expect([text, holdsCardNumber(text)]).toEqual([text, true]);
  });
  it.each([
    ['one wrong digit', '4111111111111112'],
    ['two digits swapped', '5555555555545444'],
    ['no network begins so', '1234567812345670'],
    ['too few digits', '422222222222'],
    ['too many digits', '41111111111111110000'],
    ['one of our order numbers', '20260302141500004242'],
    ['a phone number', '+55 11 98765-4321 ou 5511987654321'],
    ['two phone numbers', '4002-8922 4002-8922'],
    ['CNPJs that pass by chance', '36000009000140, 38000011000144 30000000000152'],
    ['a CNPJ with its mask', '36.000.009/0001-40'],
    ['the line of a boleto', '34191.79001 01043.510047 91020.150008 5 84410026000'],
    ['the line of a bill', '84670000001-7 43590024020-9 02405000243-5 84221010811-9'],
    ['the same in one piece', '846700000017435900240209024050002435842210108119'],
    ['the access key of an invoice', '3525 0712 3456 7800 0195 5500 1000 0042 4211 1111 1111'],
    ['an end-to-end id', 'E4111111111111111202603021415abcdef'],
    ['a moment in milliseconds', '1764000000000'],
    ['an id', '41111111-1111-4111-8111-111111111111'],
    ['amounts', '4.111,11 1.111,11 1.111,11'],
    ['a large amount', 'R$ 411.111.111.111,11 e 4.111.111.111.111,11'],
    ['addresses of machines', '192.168.100.200 10.000.000.001'],
    ['a CPF and a phone', '529.982.247-25 11.98765.4321'],
  ])('is not: %s', (_, text) => {
    expect(holdsCardNumber(text)).toBe(false);
  });
});

describe('free text', () => {
  const card = 'Estorno no 4111 1111 1111 1111';
  it('takes no card number, and ids take whatever they are', () => {
    expect([line(80), lines(80), RefundReason].map((schema) => schema.safeParse(card).success)).toEqual([
      false,
      false,
      false,
    ]);
    expect(identifier(80).safeParse('4111111111111111').success).toBe(true);
  });
  it('is refused at its field, in the words of the person', () => {
    const order = { merchantOrderNumber: '4111111111111111', method: '02', amount: 100, goodsName: card };
    const { error } = createOrder.body.safeParse(order);
    const said = locales.map((locale) => fieldMessages((error?.issues ?? []) as readonly FieldIssue[], locale));
    expect(said.map((fields) => Object.keys(fields))).toEqual(locales.map(() => ['goodsName']));
    expect(new Set(said.map(({ goodsName }) => goodsName)).size).toBe(locales.length);
    expect(said[0]?.goodsName).toContain('número de cartão');
  });
});
