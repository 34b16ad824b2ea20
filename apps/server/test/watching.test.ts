import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { transaction } from '../src/platform/db.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const deploy = path.resolve(import.meta.dirname, '../../../deploy');
const read = (file: string): string => fs.readFileSync(path.join(deploy, file), 'utf8');
const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

let testApp: TestApp;
const figures = async (): Promise<string> => (await testApp.app.inject('/metrics')).body;
/** What a figure says now, where it says something. */
const figure = async (line: string): Promise<number | undefined> => {
  const found = (await figures()).split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
};
/** Names of figures in a question to Prometheus; what stands in braces or after `by` are labels. */
const namesIn = (expr: string): string[] =>
  [...expr.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile');

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('watching the product', () => {
  it('asks for figures that the product tells, in every alert and on the dashboard', async () => {
    const rules = Rules.parse(parse(read('prometheus/alerts.yaml'))).groups.flatMap((group) => group.rules);
    const panels = Dashboard.parse(JSON.parse(read('grafana/balcao.json'))).panels.flatMap(({ targets }) => targets);
    const asked = [...rules, ...panels].flatMap(({ expr }) => namesIn(expr));
    expect(new Set(asked).size).toBeGreaterThan(8);
    const told = await figures();
    for (const name of new Set(asked)) {
      const plain = name.replace(/_(bucket|count|sum)$/, '');
      expect(told.includes(`# TYPE ${name} `) || told.includes(`# TYPE ${plain} `), name).toBe(true);
    }
  });

  it('tells how each part of the platform is, and what it holds of its database', async () => {
    expect(await figure('platform_status{part="payments"}')).toBe(0);
    expect(await figure('unknown_outcomes{kind="refund"}')).toBe(0);
    expect(await figure('ledger_drift')).toBe(0);
    expect(await figure('database_connections{state="idle"}')).toBeGreaterThan(0);
  });

  it('tells which jobs fail again and again, until they are gone', async () => {
    const { db, jobs } = testApp.platform;
    const failing = () => figure('jobs_failing{job="mail.send"}');
    await transaction(db, async (tx) => {
      await jobs.send(tx, 'mail.send', { mailId: 'failing' }, { startAfterSeconds: 900 });
      await tx.$client.query(`update pgboss.job set retry_count = 3 where name = 'mail.send' and state < 'active'`);
    });
    expect(await failing()).toBe(1);
    expect(await figure('jobs_late{job="mail.send"}')).toBe(0);
    await db.$client.query(`delete from pgboss.job where data ->> 'mailId' = 'failing'`);
    expect(await failing()).toBeUndefined();
  });
});
