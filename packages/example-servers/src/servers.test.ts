import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHttp } from './listen.ts';
import { createPeople } from './people.ts';
import { fileRecords } from './records.ts';
import { Refused, serveRoutes } from './route.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'balcao-example-'));
const people = createPeople(async (code) => `person-${code}`);
const server = serveHttp(
  serveRoutes(people, {
    'POST /session': async ({ body }) => ({ session: await people.enter(String(body.code)) }),
    'GET /me': async ({ openId }) => ({ me: openId() }),
    'GET /broken': async () => Promise.reject(new Error('secret')),
    'POST /refused': async () => Promise.reject(new Refused(422, 'goods')),
  }),
);
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const post = (place: string, body: string) => fetch(address + place, { method: 'POST', body });

describe('the server of a mini program', () => {
  it('knows a person by the session that it gave for the code of a login', async () => {
    const { session }: { session: string } = JSON.parse(
      await (await post('/session', JSON.stringify({ code: 'ana' }))).text(),
    );
    const answer = await fetch(`${address}/me`, { headers: { authorization: `Bearer ${session}` } });
    expect(await answer.json()).toEqual({ me: 'person-ana' });
  });
  it('asks people without a session to log in', async () => {
    expect((await fetch(`${address}/me`)).status).toBe(401);
    expect((await fetch(`${address}/me`, { headers: { authorization: 'Bearer guessed' } })).status).toBe(401);
  });
  it('lets the pages of a mini program ask, whose origin has no name', async () => {
    const answer = await fetch(`${address}/orders`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
  it.each([
    ['what it does not know', '/nothing', '{}', 404],
    ['what is no JSON', '/session', 'code=1', 400],
    ['a list', '/session', '3', 400],
    ['what is too large', '/session', JSON.stringify({ code: 'x'.repeat(70_000) }), 413],
    ['what its rules refuse', '/refused', '{}', 422],
  ])('refuses %s', async (_what, place, body, status) => {
    expect((await post(place, body)).status).toBe(status);
  });
  it('says nothing of its inside when something fails', async () => {
    const answer = await fetch(`${address}/broken`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('secret');
  });
});

it('what a server remembers is there when it starts again', async () => {
  const file = path.join(folder, 'orders.jsonl');
  await fileRecords<{ n: number }>(file).add({ n: 1 });
  await fileRecords<{ n: number }>(file).add({ n: 2 });
  expect(await fileRecords<{ n: number }>(file).all()).toEqual([{ n: 1 }, { n: 2 }]);
  writeFileSync(file, '');
  expect(await fileRecords(file).all()).toEqual([]);
});
