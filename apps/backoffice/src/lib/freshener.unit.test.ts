import { describe, expect, it } from 'vitest';
import { createFreshener } from './freshener.ts';

/** A freshener whose work and rest end when the test says so. */
const open = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const freshen = (topic: string) => {
    begun.push(topic);
    return new Promise<void>((resolve) => void ends.push(resolve));
  };
  const tell = createFreshener(freshen, () => Promise.resolve());
  const finish = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0)); // Lets what follows from it happen.
  };
  return { begun, tell, finish };
};

describe('keeping a screen fresh', () => {
  it('begins at once', () => {
    const { begun, tell } = open();
    tell('order');
    expect(begun).toEqual(['order']);
  });
  it('does not begin anew while it is at work, but once more afterwards for all that was told', async () => {
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
