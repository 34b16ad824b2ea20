import { describe, expect, it } from 'vitest';
import { formatDocument, isDocument } from './document.ts';

describe('isDocument', () => {
  it.each(['52998224725', '529.982.247-25', '11222333000181', '12.ABC.345/01DE-35'])('accepts %s', (text) =>
    expect(isDocument(text)).toBe(true),
  );

  it.each(['', '11111111111', '11222333000150', '529982247250'])('refuses %j', (text) =>
    expect(isDocument(text)).toBe(false),
  );
});

describe('formatDocument', () => {
  it.each([
    ['', ''],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    ['112223330001', '11.222.333/0001'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12a', '12.A'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ])('writes %j as %j', (text, masked) => expect(formatDocument(text)).toBe(masked));

  it('moves from one mask to the other while a person types and deletes', () => {
    expect(formatDocument('529.982.247-250')).toBe('52.998.224/7250');
    expect(formatDocument('52.998.224/725')).toBe('529.982.247-25');
  });
});
