import { describe, expect, it, vi } from 'vitest';
import { createInvalidator } from './invalidator.ts';

/** A freshener whose work ends when the test says so. */
const open = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let rests = 0;
  const invalidate = (topic: string) => {
    begun.push(topic);
    return new Promise<void>((resolve) => void ends.push(resolve));
  };
  const rest = async () => {
    rests += 1;
  };
  const finish = async () => {
    const before = rests;
    ends.shift()?.();
    await vi.waitFor(() => expect(rests).toBe(before + 1));
  };
  return { begun, tell: createInvalidator(invalidate, rest), finish };
};

describe('keeping a screen fresh', () => {
  it('begins at once', () => {
    const { begun, tell } = open();
    tell('order');
    expect(begun).toEqual(['order']);
  });
  it('does not begin again while it is at work, but once more afterwards for all that was told', async () => {
    const { begun, tell, finish } = open();
    for (let told = 0; told < 100; told++) tell('order');
    expect(begun).toEqual(['order']);
    await finish();
    expect(begun).toEqual(['order', 'order']);
    await finish();
    expect(begun).toEqual(['order', 'order']);
  });
  it('lets one topic not wait for another', () => {
    const { begun, tell } = open();
    tell('order');
    tell('webhook');
    expect(begun).toEqual(['order', 'webhook']);
  });
  it('begins at once again when all is done', async () => {
    const { begun, tell, finish } = open();
    tell('order');
    await finish();
    tell('order');
    expect(begun).toEqual(['order', 'order']);
  });
});
