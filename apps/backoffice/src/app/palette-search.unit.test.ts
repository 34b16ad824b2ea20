import { describe, expect, it } from 'vitest';
import { ordersIn } from '../features/order/order-ask.ts';
import { fitting, personIn } from './palette-search.ts';

const screens = [
  { label: 'Visão geral', line: 'Pagamentos' },
  { label: 'Pedidos', line: 'Pagamentos' },
  { label: 'Integração', line: 'Configurações' },
  { label: 'Sair', keywords: 'log out' },
  { label: 'Conta de equipe', line: 'Configurações' },
];
const found = (query: string) => fitting(query, screens).map(({ label }) => label);

describe('what fits a few letters', () => {
  it('is everything, in its order, while nothing is typed', () => {
    expect(found('  ')).toEqual(screens.map(({ label }) => label));
  });
  it('is found without accents and in any case', () => {
    expect(found('INTEGRACAO')).toEqual(['Integração']);
    expect(found('visao')).toEqual(['Visão geral']);
  });
  it('puts what begins so before what holds it elsewhere', () => {
    expect(found('p')[0]).toBe('Pedidos');
    expect(found('con')).toEqual(['Conta de equipe', 'Integração']);
  });
  it('has every word somewhere, also in the words that are not shown', () => {
    expect(found('pag vis')).toEqual(['Visão geral']);
    expect(found('log out')).toEqual(['Sair']);
    expect(found('pedido xyz')).toEqual([]);
  });
});

describe('what is worth asking the server', () => {
  it('is an order number from six digits on, however it is grouped', () => {
    expect(ordersIn('12345')).toBeUndefined();
    expect(ordersIn(' 2026 1105 ')).toEqual({ number: '20261105' });
  });
  it('is an amount with its cents, as people write it', () => {
    const of = (centavos: string) => ({ amountFrom: centavos, amountTo: centavos });
    expect(ordersIn('42,90')).toEqual(of('4290'));
    expect(ordersIn(' R$ 1.234,56 ')).toEqual(of('123456'));
    expect(ordersIn('r$12345,00')).toEqual(of('1234500'));
    for (const text of ['42', '42,9', '1.23,45', '-42,90']) expect(ordersIn(text), text).toBeUndefined();
  });
  it('is the id of a payment, or the whole of a number of the merchant', () => {
    const endToEndId = 'E1234567820261128031500000000001';
    expect(ordersIn(endToEndId)).toEqual({ endToEndId });
    expect(ordersIn('PED-00017')).toEqual({ number: 'PED-00017' });
    expect(ordersIn('visao geral')).toBeUndefined();
    expect(ordersIn('bia@cafe2.example')).toBeUndefined();
  });
  it('is a person from two letters on, and not what is a number', () => {
    expect(personIn('a')).toBeUndefined();
    expect(personIn(' bia ')).toBe('bia');
    for (const text of ['123456', '42,90']) expect(personIn(text)).toBeUndefined();
  });
});
