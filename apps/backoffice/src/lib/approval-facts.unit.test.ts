import { expect, it } from 'vitest';
import en from '../i18n/en/factor.ts';
import es from '../i18n/es/factor.ts';
import pt from '../i18n/pt/factor.ts';
import zh from '../i18n/zh/factor.ts';

const contract = import.meta.glob<Record<string, unknown>>(
  ['../../../../packages/contract/src/*.ts', '!../../../../packages/contract/src/*.test.ts'],
  { eager: true },
);
const asksForCode = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'proof' in value && value.proof === 'factor';
const asking = Object.values(contract)
  .flatMap((declared) => Object.values(declared))
  .filter(asksForCode)
  .map(({ id }) => id);

it.each(Object.entries({ pt, en, es, zh }))('says in %s what every code approves', (_language, { approval }) => {
  const titled = Object.entries(approval.action).flatMap(([noun, titles]) =>
    Object.keys(titles).map((verb) => `${noun}.${verb}`),
  );
  expect(titled.sort()).toEqual([...new Set(asking)].sort());
});
