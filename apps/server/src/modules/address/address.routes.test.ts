import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookUpCep } from '@balcao/contract/address';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
const paulista = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
};
const json =
  (body: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

let server: http.Server;
let answer: Answer = json(paulista);
let asked: string[] = [];
let sandbox: TestApp;
let served: TestApp;
let person: Person;
let visitor: Person;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  sandbox = await openTestApp();
  served = await openTestApp({ cepUrl: `http://127.0.0.1:${port}/ws/{cep}/json/` });
  visitor = await register(sandbox);
  person = await register(served);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([sandbox.close(), served.close()]);
});
beforeEach(() => {
  // Forgets both the failures and the results of earlier lookups.
  const { clock } = served.platform;
  clock.setAhead(clock.aheadSeconds() + 660);
  asked = [];
});

const find = async (cep: string, who = person) => (await who.call(lookUpCep, { params: { cep } })).address;

describe('the sandbox', () => {
  it('knows some postal codes itself, of streets and of whole towns', async () => {
    expect(await find('01310100', visitor)).toEqual({
      cep: '01310100',
      street: 'Avenida Paulista',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    });
    expect(await find('35400000', visitor)).toMatchObject({
      street: '',
      district: '',
      city: 'Ouro Preto',
      state: 'MG',
    });
    expect(await find('99999999', visitor)).toBeNull();
  });
});

describe('a service of postal codes', () => {
  it('is asked once for what it knows, and for what it does not', async () => {
    answer = json(paulista);
    const found = {
      cep: '01310100',
      street: 'Avenida Paulista',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    };
    expect(await find('01310100')).toEqual(found);
    expect(await find('01310100')).toEqual(found);
    answer = json({ erro: 'true' });
    expect(await find('00000001')).toBeNull();
    expect(await find('00000001')).toBeNull();
    expect(asked).toEqual(['/ws/01310100/json/', '/ws/00000001/json/']);
  });

  const broken: readonly (readonly [string, Answer])[] = [
    ['fails', json({ message: 'down' }, 500)],
    ['answers something else', json({ hello: 'world' })],
    ['answers of another code', json({ ...paulista, cep: '20040-002' })],
    ['names a state that there is not', json({ ...paulista, uf: 'ZZ' })],
    ['sends no JSON', (_, response) => response.end('<html>')],
    ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/ws/other' }).end()],
    ['sends far too much', (_, response) => response.end(JSON.stringify({ ...paulista, more: 'x'.repeat(200_000) }))],
    ['breaks off', (_, response) => response.destroy()],
    ['never answers', () => undefined],
  ];
  it.each(broken)('that %s leaves the typing to people and is left alone for a minute', async (_, how) => {
    answer = how;
    expect(await find('01310100')).toBeNull();
    answer = json(paulista);
    expect(await find('01310100')).toBeNull();
    expect(asked).toHaveLength(1);
    const { clock } = served.platform;
    clock.setAhead(clock.aheadSeconds() + 61);
    expect(await find('01310100')).toMatchObject({ street: 'Avenida Paulista' });
  });

  it('says texts that are cut to what a form takes, without control characters', async () => {
    answer = json({ ...paulista, logradouro: `Rua\u0000 A\u202e${'x'.repeat(200)}`, bairro: null });
    const found = await find('01310100');
    expect(found?.street).toMatch(/^Rua Ax{115}$/);
    expect(found?.district).toBe('');
  });
});
