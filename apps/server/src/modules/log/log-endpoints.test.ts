import type { Endpoint } from '@balcao/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../test/endpoints.ts';
import { loggedBy } from '../../../test/logged-endpoints.ts';
import { unloggedBecause } from '../../../test/unlogged-endpoints.ts';

/** Members of a team, and what acts for one of them: their upload keys and tools. */
const isForMembers = ({ access }: Endpoint): boolean =>
  typeof access === 'object'
    ? 'menu' in access
    : ['superAdmin', 'session', 'pending', 'uploadKey', 'toolKey'].includes(access);
const writing = endpoints.filter((one) => one.method !== 'GET' && isForMembers(one)).map(({ id }) => id);
const logged = Object.values(loggedBy).flat();
const unlogged = Object.values(unloggedBecause).flat();

describe('every endpoint by which a member changes something', () => {
  it('is in the log of the team, or there is a reason why not', () => {
    expect(writing.filter((id) => !logged.includes(id) && !unlogged.includes(id))).toEqual([]);
  });

  it('is not both, nor has two reasons', () => {
    expect(unlogged.filter((id, at) => logged.includes(id) || unlogged.indexOf(id) !== at)).toEqual([]);
  });

  it('is one that there is: none is named that has gone', () => {
    const all = new Set(endpoints.map(({ id }) => id));
    expect([...logged, ...unlogged].filter((id) => !all.has(id))).toEqual([]);
  });
});
