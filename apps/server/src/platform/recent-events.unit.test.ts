import { expect, it } from 'vitest';
import { createRecentEvents } from './recent-events.ts';

const open = () => {
  let at = 0;
  return { recent: createRecentEvents(() => at), pass: (ms: number) => (at += ms) };
};
const order = (key: string) => ({ topic: 'order', key }) as const;

it('what a team was told is told again to those who have asked before, the newest of each topic', () => {
  const { recent, pass } = open();
  recent.add('ana', order('1'));
  pass(10);
  recent.add('ana', order('2'));
  recent.add('ana', { topic: 'refund', key: '3' });
  recent.add('bia', order('4'));
  pass(100);
  expect(recent.since('ana', 100)).toEqual([order('2'), { topic: 'refund', key: '3' }]);
  expect(recent.since('ana', 99)).toEqual([]);
  expect(recent.since('bia', 100)).toEqual([order('4')]);
  expect(recent.since('eva', 60_000)).toEqual([]);
});

it('nothing is remembered for longer than a minute', () => {
  const { recent, pass } = open();
  recent.add('ana', order('1'));
  pass(60_001);
  expect(recent.since('ana', 3_600_000)).toEqual([]);
  recent.add('bia', order('2'));
  pass(-1);
  // Forgotten, not only left out.
  expect(recent.since('ana', 60_000)).toEqual([]);
});
