import { describe, expect, it } from 'vitest';
import { teamsFitting } from './teams-fitting.ts';

const teams = [
  { name: 'Café do Mercado', merchantNumber: '1234567890' },
  { name: 'Padaria São João', merchantNumber: '9876543210' },
];
const found = (query: string) => teamsFitting(query, teams).map(({ name }) => name);

describe('teams that fit a search', () => {
  it('are all of them while nothing is typed', () => {
    expect(found(' ')).toHaveLength(2);
  });
  it('are found by words of the name, without accents, in any order', () => {
    expect(found('joao PADARIA')).toEqual(['Padaria São João']);
    expect(found('padaria café')).toEqual([]);
  });
  it('are found by part of the number', () => {
    expect(found('4567')).toEqual(['Café do Mercado']);
    expect(found('45')).toEqual([]);
  });
});
