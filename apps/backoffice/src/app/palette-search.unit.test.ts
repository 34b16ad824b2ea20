import { describe, expect, it } from 'vitest';
import { fitting, orderNumberIn, personIn } from './palette-search.ts';

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
    expect(orderNumberIn('12345')).toBeUndefined();
    expect(orderNumberIn(' 2026 1105 ')).toBe('20261105');
    expect(orderNumberIn('123456a')).toBeUndefined();
  });
  it('is a person from two letters on, and not what is a number', () => {
    expect(personIn('a')).toBeUndefined();
    expect(personIn(' bia ')).toBe('bia');
    expect(personIn('123456')).toBeUndefined();
  });
});
