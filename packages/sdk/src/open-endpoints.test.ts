import fs from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@balcao/contract/endpoint';
import { describe, expect, it } from 'vitest';
import * as open from './open-endpoints.ts';

const contract = path.resolve(import.meta.dirname, '../../contract/src');

/** Every endpoint that the contract declares for merchants' servers, by the name of its value. */
const declared = async (): Promise<Map<string, Endpoint>> => {
  const files = fs.readdirSync(contract).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const modules = await Promise.all(files.map((file) => import(path.join(contract, file))));
  const values = modules.flatMap((module) => Object.entries(module as Record<string, Endpoint>));
  return new Map(values.filter(([, value]) => value?.face === 'open' && value.access === 'merchant'));
};

describe('the endpoints that the client knows', () => {
  it('are all those of the open API, where the contract has them', async () => {
    const theirs = await declared();
    const placeOf = ({ face, method, path: at }: Endpoint) => ({ face, method, path: at });
    const places = Object.fromEntries([...theirs].map(([name, value]) => [name, placeOf(value)]));
    expect({ ...open }).toEqual(places);
  });
});
