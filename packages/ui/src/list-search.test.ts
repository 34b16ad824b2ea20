import { describe, expect, it } from 'vitest';
import { findOptions, meantOption } from './list-search.ts';

const options = [
  { value: 'AC', label: 'AC - Acre' },
  { value: 'CE', label: 'CE - Ceará' },
  { value: 'SP', label: 'SP - São Paulo' },
  { value: '5411', label: '5411 - Supermercados', words: 'mercearia' },
  { value: '31', label: '+55 Brasil (BR)', words: 'Brazil' },
  { value: '88', label: '+590 São Bartolomeu (BL)' },
];
const found = (query: string) => findOptions(options, query).map(({ value }) => value);

describe('looking through a list', () => {
  it.each([
    ['', ['AC', 'CE', 'SP', '5411', '31', '88']],
    ['sao', ['SP', '88']],
    ['SÃO P', ['SP']],
    ['paulo sao', ['SP']],
    ['ceara', ['CE']],
    ['ac', ['AC']],
    ['ce', ['CE', '5411']],
    ['5411', ['5411']],
    ['mercearia', ['5411']],
    ['+55', ['31']],
    ['55', ['31']],
    ['brazil', ['31']],
    ['xyz', []],
  ])('finds for %j %j', (query, values) => expect(found(query)).toEqual(values));
  it('has what begins so first, then words that begin so, then the rest', () => {
    const list = [
      { value: '1', label: 'Revista' },
      { value: '2', label: 'Loja à vista' },
      { value: '3', label: 'Vista nova' },
    ];
    expect(findOptions(list, 'vista').map(({ value }) => value)).toEqual(['3', '2', '1']);
  });
  it('takes no sign of a pattern for one', () => expect(found('(.*')).toEqual(found('(')));
});

describe('the option that is meant', () => {
  it.each([
    ['sp', 'SP'],
    ['SP - São Paulo', 'SP'],
    ['supermerc', '5411'],
    ['sao', undefined],
    ['', undefined],
    ['xyz', undefined],
  ])('of %j is %j', (text, value) => expect(meantOption(options, text)?.value).toBe(value));
});
