import { describe, expect, it } from 'vitest';
import { cityOfZone } from './zone-city.ts';

describe('the city of a zone', () => {
  it.each([
    ['America/Sao_Paulo', 'São Paulo'],
    ['America/Belem', 'Belém'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['Asia/Shanghai', 'Shanghai'],
    ['UTC', 'UTC'],
  ])('of %s is %s', (zone, city) => expect(cityOfZone(zone)).toBe(city));
});
