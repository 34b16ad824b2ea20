import { createApplet } from '@balcao/contract/applet';
import { AppletDomainKind, appletDomainsAtMost } from '@balcao/contract/applet-domain';
import { getDomains, replaceDomains } from '@balcao/contract/domain';
import { pathOf } from '@balcao/contract/endpoint';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let other: Team;
let icon: string;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  other = await openTeam(testApp, await register(testApp), { certified: true });
  const orange = sharp({ create: { width: 300, height: 300, channels: 3, background: '#e06000' } });
  icon = (await orange.png().toBuffer()).toString('base64');
});
afterAll(() => testApp.close());

let made = 0;
/** A mini program of the team, and what is asked of its domains. */
const applet = async () => {
  made += 1;
  const words = {
    abbreviation: 'Padaria',
    category: 'food',
    intro: 'Peça o pão quentinho.',
    template: 'blank',
  } as const;
  const { id } = await team.call(createApplet, { body: { ...words, name: `Padaria dos Domínios ${made}`, icon } });
  return {
    id,
    get: (by = team) => by.call(getDomains, { params: { id } }),
    save: (change: object, version = 0, by = team) =>
      by.call(replaceDomains, { params: { id }, body: { ...none, ...change, version } }),
  };
};
const none = { request: [], socket: [], upload: [], download: [], page: [] };
const fieldsOf = (asked: Promise<unknown>): Promise<Readonly<Record<string, string>> | undefined> =>
  asked.then(
    () => ({}),
    ({ fields }) => fields,
  );

describe('the legal domains of a mini program', () => {
  it('are none until some are saved', async () => {
    const { get } = await applet();
    expect(await get()).toEqual({ ...none, version: 0, changes: [] });
  });

  it('are kept by kind in one spelling, and answered as they are kept', async () => {
    const { get, save } = await applet();
    const saved = await save({
      request: ['HTTPS://Api.Example.com/', 'https://exämple.com', 'https://*.example.com.br:8443'],
      socket: ['wss://live.example.com'],
    });
    expect(saved).toMatchObject({
      ...none,
      request: ['https://api.example.com', 'https://xn--exmple-cua.com', 'https://*.example.com.br:8443'],
      socket: ['wss://live.example.com'],
      version: 1,
    });
    expect(await get()).toEqual(saved);
  });

  it('that are wrong are refused each at its line, all at once, and nothing is saved', async () => {
    const { get, save } = await applet();
    const asked = { request: ['https://ok.example.com', 'http://*', 'https://127.0.0.1'], page: ['https://a.b:99999'] };
    expect(await fieldsOf(save(asked))).toEqual({
      'request.1': expect.stringContaining('asterisco'),
      'request.2': expect.stringContaining('IP'),
      'page.0': expect.stringContaining('65535'),
    });
    expect(await fieldsOf(save({ socket: ['wss://a.example.com', 'wss://a/b?c'] }))).toEqual({
      'socket.1': expect.stringContaining('caminho'),
    });
    expect(await fieldsOf(save({ socket: ['https://a.example.com'] }))).toEqual({
      'socket.0': expect.stringContaining('wss://'),
    });
    expect(await get()).toMatchObject({ ...none, version: 0 });
  });

  it('are domains of somebody: what others register names under is refused at its line', async () => {
    const { get, save } = await applet();
    const asked = {
      upload: ['https://*.com.br', 'https://*.loja.com.br', 'https://*.github.io'],
      page: ['https://co.uk'],
    };
    const words = expect.stringContaining('final');
    expect(await fieldsOf(save(asked))).toEqual({ 'upload.0': words, 'upload.2': words, 'page.0': words });
    expect(await get()).toMatchObject({ version: 0 });
  });

  it('stand once each, in whatever spelling', async () => {
    const { save } = await applet();
    const twice = { request: ['https://exämple.com', 'https://XN--exmple-cua.com/'] };
    expect(await fieldsOf(save(twice))).toEqual({ 'request.1': expect.stringContaining('já está na lista') });
  });

  it('are so many of each kind, and no more', async () => {
    const { save } = await applet();
    const many = (count: number) => Array.from({ length: count }, (_, at) => `https://a${at}.example.com`);
    const full = Object.fromEntries(
      AppletDomainKind.options.filter((kind) => kind !== 'socket').map((kind) => [kind, many(appletDomainsAtMost)]),
    );
    expect(await save(full)).toMatchObject({ version: 1 });
    expect(Object.keys((await fieldsOf(save({ page: many(appletDomainsAtMost + 1) }, 1))) ?? {})).toEqual(['page']);
  });

  it('are not saved over what a colleague saved meanwhile, also where both save at once', async () => {
    const { get, save } = await applet();
    const asked = [1, 2, 3, 4].map((at) => save({ page: [`https://p${at}.example.com`] }));
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ name: 'changed_elsewhere' });
    expect((await get()).version).toBe(1);
    await expect(save({}, 0)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    expect(await save({}, 1)).toMatchObject({ ...none, version: 2 });
  });

  it('say who changed what, and saving the same again says nothing', async () => {
    const { save } = await applet();
    const request = ['https://a.example.com', 'https://b.example.com'];
    await save({ request });
    const again = await save({ request }, 1);
    expect(again).toMatchObject({ version: 1, changes: [{ removed: [] }] });
    const { changes } = await save({ request: ['https://b.example.com'], socket: ['wss://c.example.com'] }, 1);
    expect(changes).toHaveLength(2);
    expect(changes[0]).toMatchObject({
      added: [{ kind: 'socket', domain: 'wss://c.example.com' }],
      removed: [{ kind: 'request', domain: 'https://a.example.com' }],
    });
    expect(changes[0]?.actor).not.toBe('');
  });

  it('leave a record of their changes that the database lets nobody change', async () => {
    const { id, save } = await applet();
    await save({ request: ['https://a.example.com'] });
    const { $client } = testApp.platform.db;
    for (const sql of [
      'update legal_domain_change set actor_name = $2 where applet_id = $1 and $2 is not null',
      'delete from legal_domain_change where applet_id = $1 and $2 <> id::text',
    ])
      await expect($client.query(sql, [id, 'nobody'])).rejects.toThrow();
  });

  it('of another team are unknown, to read and to write', async () => {
    const { get, save } = await applet();
    await save({ request: ['https://a.example.com'] });
    await expect(get(other)).rejects.toMatchObject({ name: 'not_found' });
    await expect(save({}, 1, other)).rejects.toMatchObject({ name: 'not_found' });
    expect(await get()).toMatchObject({ request: ['https://a.example.com'], version: 1 });
  });

  it('are nothing else than lists of texts by kind', async () => {
    const { id } = await applet();
    const bad = [{ request: 'https://a.b' }, { request: [1] }, { request: [null] }, { request: {} }, { other: [] }];
    for (const change of bad) {
      const { body } = await testApp.app.inject({
        method: 'PUT',
        url: pathOf(replaceDomains, { id }),
        headers: { authorization: `Bearer ${team.token}` },
        payload: { ...none, version: 0, ...change },
      });
      expect(JSON.parse(body).code).toBe(1000);
    }
  });
});
