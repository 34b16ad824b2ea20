import { type AppletEntry, changeApplet, createApplet, getApplet } from '@balcao/contract/applet';
import { listLog } from '@balcao/contract/log';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let icon: string;
const square = { width: 300, height: 300, channels: 3, background: '#e06000' } as const;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  icon = (await sharp({ create: square }).png().toBuffer()).toString('base64');
});
afterAll(() => testApp.close());

let made = 0;
const entry = (change: object = {}): AppletEntry => {
  made += 1;
  return {
    name: `Quitanda da Praça ${made}`,
    abbreviation: 'Quitanda',
    category: 'food',
    intro: 'Frutas do dia, entregues em casa.',
    description: '',
    template: 'blank',
    icon,
    ...change,
  };
};
const create = (change: object = {}, by: Pick<Team, 'call'> = team) => by.call(createApplet, { body: entry(change) });
const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

describe('what is entered of a mini program', () => {
  it.each([
    ['a name of three letters', { name: 'Pão' }, 'name'],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 'name'],
    ['a name with a letter that is not seen', { name: 'Quit\u200banda' }, 'name'],
    ['an abbreviation of 21 letters', { abbreviation: 'a'.repeat(21) }, 'abbreviation'],
    ['a category that is none', { category: 'gambling' }, 'category'],
    ['an introduction of three letters', { intro: 'Pão' }, 'intro'],
    ['a description that never ends', { description: 'a'.repeat(2_001) }, 'description'],
    ['a template that does not exist', { template: 'game' }, 'template'],
    ['an SVG', { icon: base64(svg) }, 'icon'],
    ['a PNG that is only called one', { icon: base64(Buffer.concat([pngHead, Buffer.from(svg)])) }, 'icon'],
    ['five megabytes', { icon: base64(Buffer.concat([pngHead, Buffer.alloc(5_000_000)])) }, 'icon'],
    ['nothing', { icon: '' }, 'icon'],
  ])('is refused at its field: %s', async (_, change, field) => {
    const wrong: object = change;
    await expect(create(change)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
    const { id } = await create();
    if (field === 'template') return;
    const { template: __, icon: ___, ...body } = entry();
    const asked = team.call(changeApplet, { params: { id }, body: { ...body, ...wrong, version: 1 } });
    await expect(asked).rejects.toMatchObject({ name: 'form_invalid', fields: { [field]: expect.any(String) } });
  });

  it('has an icon that is a JPG or PNG by its bytes, whatever it is called', async () => {
    const jpg = await sharp({ create: square }).jpeg().toBuffer();
    await expect(create({ icon: base64(jpg) })).resolves.toMatchObject({ version: 1 });
    const webp = await sharp({ create: square }).webp().toBuffer();
    await expect(create({ icon: base64(webp) })).rejects.toMatchObject({ fields: { icon: expect.any(String) } });
  });

  it('is not taken from a team that is not certified, nor from a member who may only look', async () => {
    const young = await openTeam(testApp, await register(testApp));
    await expect(create({}, young)).rejects.toMatchObject({ name: 'not_certified' });
    const { id } = await create();
    const reader = await member(testApp, team, { permissions: [{ menuId: 'applets.index', permissionLevel: 'read' }] });
    await expect(create({}, reader)).rejects.toMatchObject({ name: 'permission_missing' });
    const { template: _, icon: __, ...body } = entry();
    const asked = reader.call(changeApplet, { params: { id }, body: { ...body, version: 1 } });
    await expect(asked).rejects.toMatchObject({ name: 'permission_missing' });
    expect(await reader.call(getApplet, { params: { id } })).toMatchObject({ id, version: 1 });
  });
});

describe('a change of a mini program', () => {
  it('that began before another was saved changes nothing', async () => {
    const applet = await create();
    const { template: _, icon: __, ...body } = entry();
    const change = (intro: string) =>
      team.call(changeApplet, { params: { id: applet.id }, body: { ...body, intro, version: 1 } });
    const first = await change('Verduras do dia.');
    await expect(change('Flores do dia.')).rejects.toMatchObject({ name: 'changed_elsewhere' });
    expect(await team.call(getApplet, { params: { id: applet.id } })).toEqual(first);
    expect(first).toMatchObject({ intro: 'Verduras do dia.', icon: applet.icon, version: 2 });
  });

  it('cannot take the name of another, and may keep its own in other letters', async () => {
    const { name } = await create();
    const own = await create();
    const { template: _, icon: __, ...body } = entry();
    const rename = (to: string) =>
      team.call(changeApplet, { params: { id: own.id }, body: { ...body, name: to, version: 1 } });
    await expect(rename(name.toUpperCase())).rejects.toMatchObject({ fields: { name: expect.any(String) } });
    await expect(rename(own.name.toUpperCase())).resolves.toMatchObject({ name: own.name.toUpperCase() });
  });

  it('stands in the log of the team with what was before, as does the making (rule: audit-log)', async () => {
    const applet = await create({ name: 'Feira do Largo' });
    const { template: _, ...body } = entry({ name: 'Feira da Ponte', category: 'shopping' });
    const change = { ...body, abbreviation: applet.abbreviation, intro: applet.intro };
    await team.call(changeApplet, { params: { id: applet.id }, body: { ...change, version: 1 } });
    const { list } = await team.call(listLog, { query: { event: ['10', '11'] } });
    const ofIt = list.filter(({ subject }) => subject.id === applet.id);
    expect(ofIt.map(({ event, subject, changes }) => ({ event, subject: subject.name, changes }))).toEqual([
      {
        event: '11',
        subject: 'Feira da Ponte',
        changes: [
          { field: 'name', of: null, before: 'Feira do Largo', after: 'Feira da Ponte' },
          { field: 'category', of: null, before: 'food', after: 'shopping' },
          { field: 'icon', of: null, before: 'former', after: 'new' },
        ],
      },
      {
        event: '10',
        subject: 'Feira do Largo',
        changes: [{ field: 'name', of: null, before: null, after: 'Feira do Largo' }],
      },
    ]);
  });
});
