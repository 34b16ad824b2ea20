import { type Endpoint, pathOf } from '@balcao/contract/endpoint';
import { ExportSubject, exportFormatsOf, requestExport } from '@balcao/contract/export';
import { streamEvents } from '@balcao/contract/notification';
import { streamReviews } from '@balcao/contract/review-live';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badValues, forgedCursors, isRefused } from './bad-values.ts';
import { endpoints } from './endpoints.ts';
import { type Entitled, forgetLimits, openEntitled } from './entitled.ts';
import {
  bare,
  type InputPart,
  inputParts,
  type Leaf,
  schemaOf,
  type Variant,
  variantsOf,
  withValue,
} from './input-leaves.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let entitled: Entitled;
beforeAll(async () => {
  testApp = await openTestApp();
  entitled = await openEntitled(testApp);
});
afterAll(() => testApp.close());

type Parts = Partial<Record<InputPart, unknown>>;
interface Answer {
  readonly status: number;
  readonly code: number;
  readonly fields: readonly string[];
}

/** Encodes a value for an address: half a surrogate pair is sent as bytes that are not valid UTF-8. */
const escaped = (value: unknown): string =>
  [...String(value)].map((one) => (one.isWellFormed() ? encodeURIComponent(one) : '%ED%A0%80')).join('');
const queryOf = (query: unknown): string =>
  Object.entries((query ?? {}) as object)
    .flatMap(([key, value]) => [value].flat().map((one) => `${key}=${escaped(one)}`))
    .join('&');

const firstOf = (target: Endpoint, part: InputPart): unknown => {
  const schema = schemaOf(target, part);
  return schema && variantsOf(schema)[0]?.sample;
};
/** Everything of a call that is not under test: as it has to be. */
const rightParts = (target: Endpoint): Parts =>
  Object.fromEntries(inputParts.map((part) => [part, firstOf(target, part)]));

const call = async (target: Endpoint, { params, query, body }: Parts): Promise<Answer> => {
  const path = pathOf(
    target,
    Object.fromEntries(Object.keys((params ?? {}) as object).map((key) => [key, `_${key}_`])),
  );
  const filled = Object.entries((params ?? {}) as object).reduce(
    (text, [key, value]) => text.replace(`_${key}_`, () => escaped(value)),
    path,
  );
  const asked = queryOf(query);
  const url = filled + (asked ? `?${asked}` : '');
  const payload = body === undefined ? '' : JSON.stringify(body);
  const { method } = target;
  const answer = await testApp.app.inject({
    method,
    url,
    headers: {
      ...entitled(target, { method, target: url, body: payload }),
      ...(payload ? { 'content-type': 'application/json' } : {}),
      ...(target.idempotency ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(payload ? { payload } : {}),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const { code = 200, data } = isJson ? answer.json<{ code: number; data: { fields?: object } | null }>() : {};
  return { status: answer.statusCode, code, fields: Object.keys(data?.fields ?? {}) };
};

/** What the reading of a body refuses before any form is looked at: no field of it is known yet. */
const refusedAsText = new Set([1_040_014, 1_040_015]);
/** Its answer never ends. */
const notTried = new Set<string>([streamEvents.id, streamReviews.id]);
const tried = endpoints.filter(({ id }) => !notTried.has(id));

const isNamed = (fields: readonly string[], path: readonly (string | number)[]): boolean =>
  path.some((_, index) => fields.includes(path.slice(0, index + 1).join('.'))) ||
  fields.some((field) => path.length === 0 || field.startsWith(`${path.join('.')}.`));

const isBelow = (path: Leaf['path'], other: Leaf['path']): boolean =>
  path.length > other.length && other.every((key, index) => key === path[index]);

/** What decides which other fields there are is wrong by itself: of those nothing is said then. */
const decides = ({ schema }: Leaf): boolean => ['enum', 'literal'].includes(bare(schema)._zod.def.type);
/** Fields that are wrong in one call: of those that are far too long as many as fit into a body. */
const groupsOf = (leaves: readonly Leaf[], value: unknown): Leaf[][] => {
  const togetherAtMost = String(value).length > 1_000 ? 6 : 60;
  const others = leaves.filter((leaf) => !decides(leaf));
  const groups = leaves.filter(decides).map((leaf) => [leaf]);
  for (let at = 0; at < others.length; at += togetherAtMost) groups.push(others.slice(at, at + togetherAtMost));
  return groups;
};

/** Puts a bad value wherever it is refused; what was not said as it has to be. */
const tryAll = async (target: Endpoint, part: InputPart, variant: Variant, what: string): Promise<string[]> => {
  const value = badValues[what];
  const refused = variant.leaves.filter((leaf) => leaf.path.length > 0 && isRefused(leaf, inAddress(part, value)));
  const wrong = refused.filter(({ path }) => !refused.some((other) => isBelow(path, other.path)));
  const problems: string[] = [];
  for (const group of groupsOf(wrong, value)) {
    const filled = group.reduce((into, { path }) => withValue(into, path, value), variant.sample);
    const { status, code, fields } = await call(target, { ...rightParts(target), [part]: filled });
    if (part === 'body' && refusedAsText.has(code)) continue;
    const missing = group.map(({ path }) => path).filter((path) => code !== 1000 || !isNamed(fields, path));
    problems.push(
      ...missing.map((path) => `${target.id} ${part} ${path.join('.')} ${what}: ${status} ${code} ${fields.join()}`),
    );
  }
  return problems;
};
/** Addresses carry text alone. */
const inAddress = (part: InputPart, value: unknown): unknown => (part === 'body' ? value : String(value));
/** What can be said in an address: a thing that is missing, or half a character, cannot. */
const inWords = Object.keys(badValues).filter((what) => typeof badValues[what] === 'string' && badValues[what] !== '');
const readable = inWords.filter((what) => String(badValues[what]).isWellFormed());

/** A few at a time, so that no limit of how often one may call is reached. */
const inBatches = async (work: readonly (() => Promise<string[]>)[]): Promise<string[]> => {
  const problems: string[] = [];
  for (let start = 0; start < work.length; start += 8) {
    await forgetLimits(testApp);
    problems.push(...(await Promise.all(work.slice(start, start + 8).map((one) => one()))).flat());
  }
  return problems;
};

describe('every endpoint', () => {
  it('answers 1000 and names the field, whatever is wrong in its path, query or body', async () => {
    const problems: string[] = [];
    for (const target of tried) {
      const work = inputParts.flatMap((part) => {
        const schema = schemaOf(target, part);
        const values = part === 'body' ? Object.keys(badValues) : readable;
        return (schema ? variantsOf(schema) : []).flatMap((variant) =>
          values.map((what) => () => tryAll(target, part, variant, what)),
        );
      });
      problems.push(...(await inBatches(work)));
    }
    expect(problems).toEqual([]);
  }, 180_000);
});

describe('every endpoint that reads', () => {
  const reading = tried.filter(({ method, streams, id }) => method === 'GET' && !(streams && /stream/.test(id)));

  it('answers without a 5xx whatever text its fields take, and half a character is no text', async () => {
    const problems: string[] = [];
    for (const target of reading) {
      const work = (['params', 'query'] as const).flatMap((part) => {
        const [variant] = target[part] ? variantsOf(target[part]) : [];
        return (variant?.leaves ?? []).flatMap((leaf) =>
          inWords
            .filter((what) => !isRefused(leaf, badValues[what]) || !readable.includes(what))
            .map((what) => async () => {
              const filled = withValue(variant?.sample, leaf.path, badValues[what]);
              const { status } = await call(target, { ...rightParts(target), [part]: filled });
              return status >= 500 ? [`${target.id} ${part} ${leaf.path.join('.')} ${what}: ${status}`] : [];
            }),
        );
      });
      problems.push(...(await inBatches(work)));
    }
    expect(problems).toEqual([]);
  }, 120_000);

  it('refuses a cursor that no list gave, at its field', async () => {
    const lists = reading.filter(({ query }) => query && 'cursor' in query.shape);
    expect(lists.length).toBeGreaterThan(20);
    const problems: string[] = [];
    for (const target of lists) {
      const { pageNum: _, ...sample } = firstOf(target, 'query') as Record<string, unknown>;
      const work = forgedCursors.map((cursor) => async () => {
        const answer = await call(target, { ...rightParts(target), query: { ...sample, cursor } });
        // The list of something that does not exist says that first.
        const isRight = (answer.code === 1000 && answer.fields.length > 0) || answer.code === 13_018;
        return isRight ? [] : [`${target.id} ${cursor}: ${answer.status} ${answer.code} ${answer.fields.join()}`];
      });
      problems.push(...(await inBatches(work)));
    }
    expect(problems).toEqual([]);
  });
});

describe('a file of what a list shows', () => {
  it('is refused at once where its filter holds what no list takes, and fills no place', async () => {
    const bad: Readonly<Record<string, unknown>>[] = [
      { from: '9999-12-31T23:59:59.999Z' },
      { from: '0000-01-01T00:00:00Z' },
      { to: '2026-02-30T00:00:00Z' },
      { dueFrom: '20261340' },
      { dayTo: '99991231' },
      { from: '20261340', to: '20260101', period: 'custom' },
      { number: 'a\u0007' },
      { amountFrom: 2 ** 52 },
      { constructor: '1' },
    ];
    for (const subject of ExportSubject.options) {
      await forgetLimits(testApp);
      for (const filter of bad) {
        const body = { subject, format: exportFormatsOf(subject)[0], filter };
        const { code, fields } = await call(requestExport, { body });
        const name = `${subject} ${JSON.stringify(filter)}: ${code}`;
        // A name that every object has is refused with the body.
        expect([1000, 1_040_014], name).toContain(code);
        if (code === 1000) expect(fields.length, name).toBeGreaterThan(0);
      }
    }
    const places = await testApp.platform.db.execute(sql`select from export`);
    expect(places.rows).toEqual([]);
  });
});
