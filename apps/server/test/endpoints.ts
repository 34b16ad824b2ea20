import fs from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@balcao/contract/endpoint';

const contract = path.resolve(import.meta.dirname, '../../../packages/contract/src');
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'face' in value && 'id' in value;

const found: Endpoint[] = [];
for (const file of fs.readdirSync(contract).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
  const declared: Record<string, unknown> = await import(path.join(contract, file));
  found.push(...Object.values(declared).filter(isEndpoint));
}

/** Every endpoint of the contract, as its files declare them. */
export const endpoints: readonly Endpoint[] = found;
