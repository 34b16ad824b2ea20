import { describe, expect, it } from 'vitest';
import { nextCheckAt } from './check-pauses.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secondsAfter = (checks: number): number => (nextCheckAt(now, checks).getTime() - now.getTime()) / 1000;

describe('the pauses between questions to a rail', () => {
  it('grow from ten seconds to two hours and stay there', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(secondsAfter)).toEqual([10, 60, 300, 1_800, 7_200, 7_200, 7_200]);
  });
});
