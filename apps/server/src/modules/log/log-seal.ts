import { createHash } from 'node:crypto';
import type { LogRow } from './log.repository.ts';

/** What the first line of every team stands on. */
export const firstSeal = 'balcao:log:1';

/** JSON with sorted keys: the same content always gives the same text, independent of the order of keys in memory and in the database. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join()}}`;
};

/** SHA-256 over everything that a line says, its place and the seal of the line before. */
export const sealOf = ({ hash: _, at, ...line }: Omit<LogRow, 'hash'> & { readonly hash?: string }): string =>
  createHash('sha256')
    .update(canonical({ ...line, at: at.toISOString() }))
    .digest('base64url');
