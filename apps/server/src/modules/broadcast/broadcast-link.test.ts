import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBroadcast } from '@balcao/contract/broadcast';
import { type LinkPage, readLinkPage } from '@balcao/contract/broadcast-link-page';
import type { Channel } from '@balcao/contract/channel';
import { putChannelManager } from '@balcao/contract/channel-right';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { photo } from '../../../test/documents.ts';
import { member, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { createOutbound } from '../../platform/outbound.ts';
import { createBroadcastLinks } from './broadcast-link.service.ts';

type Answer = (response: http.ServerResponse) => void;
let testApp: TestApp;
let team: Team;
let channel: Channel;
let server: http.Server;
let origin: string;
/** What the server of another answers, by the path. */
const pages = new Map<string, Answer>();
const asked: string[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = pages.get(request.url ?? '');
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
/** Each part has a team of its own: a person may ask so often a minute. */
const openTeam = async () => {
  team = await openChannelTeam(testApp);
  channel = await makeChannel(team);
};
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await testApp.close();
});

const sends =
  (body: string | Buffer, type = 'text/html; charset=utf-8'): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(body);
const movesTo =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end('moved');
/** Sends the beginning, and then more of the same for as long as it is read. */
const neverEnds =
  (beginning: string, more: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(beginning);
    const write = (): void => {
      while (!response.destroyed && response.write(more));
    };
    response.on('drain', write);
    write();
  };
const read = async (path: string, by: Pick<Team, 'call'> = team): Promise<LinkPage | null> => {
  const url = path.startsWith('/') ? origin + path : path;
  return (await by.call(readLinkPage, { params: { id: channel.id }, body: { url } })).page;
};
const readHtml = async (html: string | Buffer, type?: string): Promise<LinkPage | null> => {
  pages.set('/page', sends(html, type));
  return read('/page');
};
const head = (inside: string) => `<!doctype html><html><head>${inside}</head><body><h1>Pães</h1></body></html>`;
const refused = (name: string) => expect.objectContaining({ name });

describe('the page of a link', () => {
  beforeAll(openTeam);
  it('says its title, its description and its picture, which comes without place and camera', async () => {
    pages.set('/pao.jpg', sends(await photo(2_000), 'image/jpeg'));
    const page = await readHtml(
      head(`<title>Outro</title><meta property="og:title" content="Pão de queijo da serra">
        <meta name="description" content="Sai &agrave;s 7 &amp; às 16."><meta property="og:image" content="/pao.jpg">`),
    );
    expect(page).toMatchObject({ title: 'Pão de queijo da serra', description: 'Sai às 7 & às 16.' });
    const picture = Buffer.from(page?.picture ?? '', 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1_600 });
    expect(picture.includes('Telefone da Ana')).toBe(false);
  });

  it('says its title by the means of HTML alone, after redirects too', async () => {
    pages.set('/page', sends(head('<title>Padaria\n  do   Largo</title>')));
    pages.set('/short', movesTo('/longer'));
    pages.set('/longer', movesTo(`${origin}/page`));
    expect(await read('/short')).toEqual({ title: 'Padaria do Largo', description: '', picture: null });
  });

  it.each([
    ['the server names', head('<title>Pão</title>'), 'text/html; charset=ISO-8859-1'],
    ['the page names', head('<meta charset="latin1"><title>Pão</title>'), 'text/html'],
    [
      'the page names as earlier ones did',
      head('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Pão</title>'),
      'text/html',
    ],
  ])('is read in the characters that %s', async (_, html, type) => {
    expect(await readHtml(Buffer.from(html, 'latin1'), type)).toMatchObject({ title: 'Pão' });
  });
  it('is read in UTF-8 where it names characters that there are not', async () => {
    expect(await readHtml(head('<title>Pão</title>'), 'text/html; charset=klingon')).toMatchObject({ title: 'Pão' });
  });

  it('leaves markup, scripts and signs that are not seen out of its words, and shortens them to the field', async () => {
    const title =
      '&lt;img src=x onerror=alert(1)&gt;Pães\u202e\u0007 &lt;script&gt;alert(1)&lt;/script&gt;&lt; 5 reais';
    expect((await readHtml(head(`<title>${title}</title><script>"<title>Não</title>"</script>`)))?.title).toBe(
      'Pães < 5 reais',
    );
    const long = (await readHtml(head(`<title>${'🥐'.repeat(300)}</title>`)))?.title ?? '';
    expect([[...long].length, long.endsWith('🥐…')]).toEqual([100, true]);
    const draft = { type: 'link', title: long, text: '', url: 'https://padaria.example/' } as const;
    expect(await team.call(createBroadcast, { params: { id: channel.id }, body: draft })).toMatchObject({
      title: long,
    });
    expect(await readHtml(head('<title>4111 1111 1111 1111</title>'))).toBeNull();
  });

  it.each([
    ['a text', async () => Buffer.from('oi, eu sou um retrato')],
    ['a drawing with scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['half a photo', async () => (await photo()).subarray(0, 20_000)],
    ['more than five megabytes', async () => Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)])],
  ])('comes without a picture that is %s, whatever it is called', async (_, make) => {
    pages.set('/pao.jpg', sends(await make(), 'image/jpeg'));
    const page = await readHtml(head('<title>Pães</title><meta property="og:image" content="/pao.jpg">'));
    expect(page).toEqual({ title: 'Pães', description: '', picture: null });
  });
});

describe('a page that means no good', () => {
  beforeAll(openTeam);
  it.each([
    'http://10.0.0.8/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'http://ana:senha@127.0.0.1/',
    'nonsense',
  ])('is not read at %s, nor behind a redirect to it', async (address) => {
    pages.set('/moved', movesTo(address));
    expect([await read(address), await read('/moved')]).toEqual([null, null]);
  });

  it('has no picture where none may be fetched', async () => {
    const page = await readHtml(head('<title>Pães</title><meta property="og:image" content="http://10.0.0.8/a.png">'));
    expect(page).toMatchObject({ title: 'Pães', picture: null });
  });

  it('is given up when it leads in circles', async () => {
    pages.set('/circle', movesTo('/circle'));
    asked.length = 0;
    expect(await read('/circle')).toBeNull();
    expect(asked).toHaveLength(4);
  });

  it('is read to half a megabyte: the head of one that never ends is, what comes later is not', async () => {
    pages.set('/endless', neverEnds('<head><title>Pães</title>', '<p>mais'.repeat(1_000)));
    pages.set('/late', neverEnds('<head>', `<!-- ${'x'.repeat(8_000)} -->`));
    expect([await read('/endless'), await read('/late')]).toMatchObject([{ title: 'Pães' }, null]);
  });

  it('costs little where its markup is deep or has no end', async () => {
    const startedAt = performance.now();
    expect(await readHtml(`<head>${'<div>'.repeat(90_000)}<title>Pães</title>`)).toBeNull();
    expect(await readHtml(`<head><title>${'<b>'.repeat(150_000)}`)).toBeNull();
    expect(await readHtml(`<head><meta ${'a'.repeat(400_000)}`)).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  it('is not waited for beyond the limit', async () => {
    pages.set('/silent', () => undefined);
    pages.set('/drop', (response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<head><title>Pães');
    });
    const { db } = testApp.platform;
    const outbound = createOutbound({ rules: testApp.platform.config });
    const access = { reachWith: async () => Promise.reject(new Error('is not asked')) };
    const links = createBroadcastLinks({ ...testApp.platform, db, access, outbound, limitMs: 100 });
    const startedAt = performance.now();
    expect([await links.pageAt(`${origin}/silent`), await links.pageAt(`${origin}/drop`)]).toEqual([null, null]);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    await outbound.close();
  });

  it('is not there, or is none', async () => {
    pages.set('/broken', (response) => response.writeHead(500).end(head('<title>Erro</title>')));
    expect([await read('/missing'), await read('/broken'), await readHtml(await photo())]).toEqual([null, null, null]);
  });
});

describe('the right to have a page read', () => {
  beforeAll(openTeam);
  const ofRole = (level: 'read' | 'write') =>
    member(testApp, team, { permissions: [{ menuId: 'channels.index', permissionLevel: level }] });
  it('is that of those who write in the channel', async () => {
    pages.set('/page', sends(head('<title>Pães</title>')));
    const [reader, clerk] = [await ofRole('read'), await ofRole('write')];
    await expect(read('/page', reader)).rejects.toEqual(refused('permission_missing'));
    await expect(read('/page', clerk)).rejects.toEqual(refused('channel_chat_account'));
    await customer(testApp, { boundTo: clerk.accountId });
    await expect(read('/page', clerk)).rejects.toEqual(refused('channel_right'));
    const params = { id: channel.id, memberId: clerk.accountId };
    await team.call(putChannelManager, { params, body: { rights: ['answer'] } });
    await expect(read('/page', clerk)).rejects.toEqual(refused('channel_right'));
    await team.call(putChannelManager, { params, body: { rights: ['write'] } });
    expect(await read('/page', clerk)).toMatchObject({ title: 'Pães' });
  });

  it('is none in a channel of another team, which is unknown', async () => {
    const stranger = await openChannelTeam(testApp);
    asked.length = 0;
    await expect(read('/page', stranger)).rejects.toEqual(refused('not_found'));
    expect(asked).toEqual([]);
  });
});
