import { describe, expect, it } from 'vitest';
import { createPort } from './port.ts';

describe('what a later module gives to an earlier one', () => {
  it('is missed by name, and given once', () => {
    const port = createPort<number>('the answer');
    expect(port.get).toThrow('the answer was not given');
    port.give(42);
    expect(port.get()).toBe(42);
    expect(() => port.give(43)).toThrow('the answer was given twice');
    expect(port.get()).toBe(42);
  });
});
