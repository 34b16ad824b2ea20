import { describe, expect, it } from 'vitest';
import { isSame, merge } from './draft-merge.ts';

const base = { type: 'enterprise', name: 'Padaria', address: { city: 'Santos' }, businessLicense: ['a'] };

describe('two people who fill in the same form', () => {
  it('both keep what only one of them changed', () => {
    const mine = { ...base, name: 'Padaria Aurora' };
    const theirs = { ...base, address: { city: 'São Paulo', state: 'SP' } };
    expect(merge(base, mine, theirs)).toEqual({
      values: { ...base, name: 'Padaria Aurora', address: { city: 'São Paulo', state: 'SP' } },
      clashes: [],
    });
  });
  it('are told which fields both changed, and mine stands meanwhile', () => {
    const mine = { ...base, name: 'Aurora', address: { city: 'Rio' } };
    const theirs = { ...base, name: 'Estrela', address: { city: 'Rio' } };
    const { values, clashes } = merge(base, mine, theirs);
    expect(clashes).toEqual(['name']);
    expect(values.name).toBe('Aurora');
  });
  it('may take out what the other left alone', () => {
    expect(merge(base, { ...base, businessLicense: [] }, base).values).not.toHaveProperty('businessLicense');
    expect(merge(base, base, { ...base, name: '' }).values).not.toHaveProperty('name');
  });
  it('never mix the items of a list', () => {
    const [ana, bia] = [{ name: 'Ana' }, { name: 'Bia' }];
    const { values, clashes } = merge({ partners: [ana] }, { partners: [bia] }, { partners: [ana, bia] });
    expect(clashes).toEqual(['partners']);
    expect(values.partners).toEqual([bia]);
  });
});

describe('two drafts', () => {
  it('are the same when only empty places differ', () => {
    expect(isSame({ name: 'A' }, { name: 'A', cpf: '', address: { city: '' }, idFront: [], amount: null })).toBe(true);
    expect(isSame({ name: 'A' }, { name: 'a' })).toBe(false);
    expect(isSame({ monthAverageTurnover: 0 }, {})).toBe(false);
  });
});
