import {
  type AppletEntry,
  changeApplet,
  checkAppletName,
  createApplet,
  getApplet,
  listApplets,
  readAppletIcon,
} from '@balcao/contract/applet';
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
const entry = (change: Partial<AppletEntry> = {}): AppletEntry => {
  made += 1;
  return {
    name: `Padaria da Esquina ${made}`,
    abbreviation: 'Padaria',
    category: 'food',
    intro: 'Peça o pão quentinho e retire no balcão.',
    description: '',
    template: 'blank',
    icon,
    ...change,
  };
};
const create = (change: Partial<AppletEntry> = {}, by = team) => by.call(createApplet, { body: entry(change) });

describe('a mini program', () => {
  it('gets an AppID of its own, waits for its first version, and is found in the list', async () => {
    const applet = await create();
    expect(applet).toMatchObject({
      appId: expect.stringMatching(/^bl[0-9a-f]{16}$/),
      reviewStatus: 'NO',
      shelf: 'notYet',
      onlineNumber: null,
      waiting: null,
      template: 'blank',
      version: 1,
    });
    expect(await team.call(getApplet, { params: { id: applet.id } })).toEqual(applet);
    const { list } = await team.call(listApplets, {});
    expect(list[0]).toEqual(applet);
  });

  it('has a name that nobody else can have, in whatever case and width it is written', async () => {
    const { id, name } = await create({ name: 'Café Central' });
    for (const same of ['CAFÉ  CENTRAL', 'ｃａｆé central']) {
      await expect(create({ name: same }, other)).rejects.toMatchObject({ fields: { name: expect.any(String) } });
      expect(await other.call(checkAppletName, { query: { name: same } })).toEqual({ isFree: false });
    }
    expect(await team.call(checkAppletName, { query: { name, of: id } })).toEqual({ isFree: true });
    expect(await team.call(checkAppletName, { query: { name: 'Café do Norte' } })).toEqual({ isFree: true });
  });

  it('shows its icon to everybody as a square picture of ours', async () => {
    const applet = await create();
    const answer = await testApp.app.inject({ method: 'GET', url: applet.icon });
    expect(applet.icon).toBe(pathOf(readAppletIcon, { icon: applet.icon.split('/').at(-1) }));
    expect(answer.headers['content-type']).toBe('image/webp');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect({ width, height }).toEqual({ width: 256, height: 256 });
  });

  it('of another team is unknown', async () => {
    const { id } = await create();
    const unknown = { name: 'not_found' };
    const { template: _, ...body } = entry();
    await expect(other.call(getApplet, { params: { id } })).rejects.toMatchObject(unknown);
    await expect(other.call(changeApplet, { params: { id }, body: { ...body, version: 1 } })).rejects.toMatchObject(
      unknown,
    );
    expect((await other.call(listApplets, {})).list).toEqual([]);
  });
});
