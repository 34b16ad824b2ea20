import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { expect, it } from 'vitest';
import { states } from './states.ts';

it('lists the 27 states by code', () => {
  const codes = states.map((state) => state.code);
  expect(new Set(codes).size).toBe(27);
  expect(codes).toEqual([...codes].sort());
});

it('names each state as the national list does', () => {
  const official = new Map(getStates().map((state) => [state.code, state.name]));
  expect(new Map(states.map((state) => [state.code, state.name]))).toEqual(official);
});
