import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { registerGauges } from './gauges.ts';

const away = () => Promise.reject(new Error('away'));

it('tells the figures that can be read while others cannot', async () => {
  const registry = new Registry();
  registerGauges(registry, [
    { name: 'one', help: 'One number', read: async () => 7 },
    { name: 'lost', help: 'A number that is away', read: away },
    { name: 'parts', help: 'One for each part', label: 'part', read: async () => ({ left: 1, right: 2 }) },
    { name: 'lost_parts', help: 'Parts that are away', label: 'part', read: away },
  ]);
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines).toEqual(['one 7', 'parts{part="left"} 1', 'parts{part="right"} 2']);
});

it('forgets the parts that are not told any more', async () => {
  const registry = new Registry();
  let parts: Record<string, number> = { left: 1, right: 2 };
  registerGauges(registry, [{ name: 'parts', help: 'One for each part', label: 'part', read: async () => parts }]);
  await registry.metrics();
  parts = { right: 3 };
  expect(await registry.metrics()).not.toContain('left');
});
