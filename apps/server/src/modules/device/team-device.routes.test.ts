import { pay, readPaymentCode } from '@balcao/contract/customer';
import { currentDevice, type DeviceProduct, setUpDevice } from '@balcao/contract/device';
import {
  addDevice,
  blockDevice,
  changeDevice,
  getDevice,
  listDevices,
  removeDevice,
  renewSetUp,
  type TeamDevice,
} from '@balcao/contract/device-list';
import { sell } from '@balcao/contract/device-sale';
import type { Locale } from '@balcao/contract/locale';
import { getProduct, saveProductSettings } from '@balcao/contract/product';
import { listShopCodes } from '@balcao/contract/shop-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { turnOn, withCode } from '../../../test/factors.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  const ask = { name: 'Café do Mercado', certified: true, products: ['99', '53', '54'] } as const;
  team = await openTeam(testApp, await register(testApp, { account: 'ana-souza' }), ask);
});
afterAll(() => testApp.close());

const add = (product: DeviceProduct = '99', name = 'Caixa 1') => team.call(addDevice, { body: { product, name } });
const inUse = async (product: DeviceProduct = '99') => {
  const { device, code } = await add(product);
  const { token } = await testApp.caller()(setUpDevice, { body: { code } });
  return { device, call: testApp.caller(token) };
};
const of = ({ serial }: Pick<TeamDevice, 'serial'>) => ({ params: { serial } });

describe('adding a device', () => {
  it('gives it a serial number that is printed, and a code that sets it up', async () => {
    const { device, code, text } = await add('54', '  Celular   da Ana ');
    expect(device).toMatchObject({ product: '54', state: 'new', activatedAt: null, seenAt: null });
    expect(device.serial).toMatch(/^BT-54-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(text).toBe(`balcao://device/${code}`);
    await testApp.caller()(setUpDevice, { body: { code } });
    const { device: now, events } = await team.call(getDevice, of(device));
    expect(now).toMatchObject({ state: 'active', setUpUntil: null, seenAt: expect.any(String) });
    expect(events.map(({ kind, by }) => [kind, by])).toEqual([
      ['setUp', null],
      ['added', 'ana-souza'],
    ]);
  });

  it('gives a sound box a code of its own, by which it is paid', async () => {
    const { call, device } = await inUse('53');
    const own = await call(currentDevice, {});
    const bruna = await customer(testApp);
    const code = own.product === '53' ? (own.code ?? '') : '';
    await expect(bruna.call(readPaymentCode, { body: { code } })).resolves.toMatchObject({
      merchantName: 'Café do Mercado',
      product: '53',
      amount: null,
    });
    expect(device.settings).toEqual({ language: 'pt-BR', volume: 70, hears: 'all' });
  });

  it('needs the product, and a team that may be paid', async () => {
    const off = await openTeam(testApp, await register(testApp), { certified: true });
    await expect(off.call(addDevice, { body: { product: '99', name: 'A' } })).rejects.toMatchObject({
      name: 'product_inactive',
    });
    const fresh = await openTeam(testApp, await register(testApp));
    await expect(fresh.call(addDevice, { body: { product: '99', name: 'A' } })).rejects.toMatchObject({
      name: 'not_certified',
    });
  });

  it('is for those who may change the products', async () => {
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'payment.products', permissionLevel: 'read' }],
    });
    await expect(reader.call(listDevices, {})).resolves.toMatchObject({ list: expect.any(Array) });
    await expect(reader.call(addDevice, { body: { product: '99', name: 'A' } })).rejects.toMatchObject({
      name: 'permission_missing',
    });
  });
});

describe('who may take payments for the team (rule: approved-by-code)', () => {
  it('is added or set up again only with a fresh code where two-step verification is on; blocking asks for none', async () => {
    const { device } = await add();
    const careful = await member(testApp, team, { isAdmin: true });
    const { secret } = await turnOn(testApp, careful);
    const addOne = () => careful.call(addDevice, { body: { product: '99', name: 'Caixa 2' } });
    const renew = () => careful.call(renewSetUp, of(device));
    for (const action of [addOne, renew]) await expect(action()).rejects.toMatchObject({ name: 'proof_missing' });
    for (const action of [addOne, renew])
      await expect(withCode<unknown>(testApp, careful, secret, action)).resolves.toHaveProperty('code');
    await testApp.caller()(setUpDevice, { body: { code: (await team.call(renewSetUp, of(device))).code } });
    await expect(careful.call(blockDevice, of(device))).resolves.toMatchObject({ state: 'blocked' });
  });
});

describe('the voice of a sound box', () => {
  const addIn = (language: string) =>
    testApp.caller(team.token, language, team.ip)(addDevice, { body: { product: '53', name: 'Balcão' } });
  const choose = async (language: Locale | null, volume: number) => {
    const { version } = await team.call(getProduct, { params: { product: '53' } });
    await team.call(saveProductSettings, { body: { product: '53', version, settings: { language, volume } } });
  };
  const voiceOf = async (device: TeamDevice) => (await team.call(getDevice, of(device))).device.settings;

  it('speaks the language of the person who adds it while the team chose none', async () => {
    const { settings } = await team.call(getProduct, { params: { product: '53' } });
    expect(settings).toMatchObject({ language: null, volume: 70 });
    expect((await addIn('en')).device.settings).toMatchObject({ language: 'en-US', volume: 70 });
    expect((await addIn('zh')).device.settings).toMatchObject({ language: 'zh-CN' });
  });

  it('speaks as the team chose for new boxes; those that were added before stay as they are, and can be changed', async () => {
    const { device: earlier } = await addIn('en');
    await choose('es-MX', 35);
    const { device: later } = await addIn('en');
    expect(later.settings).toEqual({ language: 'es-MX', volume: 35, hears: 'all' });
    expect(await voiceOf(earlier)).toEqual({ language: 'en-US', volume: 70, hears: 'all' });
    const settings = { ...later.settings, language: 'zh-CN' };
    await team.call(changeDevice, { ...of(later), body: { name: later.name, settings, version: later.version } });
    expect(await voiceOf(later)).toEqual({ language: 'zh-CN', volume: 35, hears: 'all' });
    await choose(null, 70);
    expect((await addIn('en')).device.settings).toMatchObject({ language: 'en-US' });
  });
});

describe('a device that is changed', () => {
  it('knows its new name and settings at its next call', async () => {
    const { device, call } = await inUse();
    const settings = { instalmentsAtMost: 3, mayVoid: false };
    const body = { name: 'Caixa do fundo', settings, version: device.version };
    await expect(team.call(changeDevice, { ...of(device), body })).resolves.toMatchObject({ version: 2, settings });
    await expect(call(currentDevice, {})).resolves.toMatchObject({ name: 'Caixa do fundo', instalmentsAtMost: 3 });
    await expect(team.call(changeDevice, { ...of(device), body })).rejects.toMatchObject({ name: 'changed_elsewhere' });
  });

  it.each([
    [{ instalmentsAtMost: 13, mayVoid: true }],
    [{ instalmentsAtMost: 1, mayVoid: true, language: 'pt-BR' }],
    [{ mayVoid: 'yes' }],
  ])('refuses settings that are none of its product: %j', async (settings) => {
    const { device } = await add();
    const body = { name: 'A', settings, version: 1 };
    await expect(team.call(changeDevice, { ...of(device), body })).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('a device that is taken out of use', () => {
  it('is refused at its next call, and comes back with a new set-up only', async () => {
    const { device, call } = await inUse();
    await expect(team.call(blockDevice, of(device))).resolves.toMatchObject({ state: 'blocked' });
    await expect(call(currentDevice, {})).rejects.toMatchObject({ name: 'session_ended', code: 1_030_102 });
    const sale = { body: { method: '02', amount: 100 } } as const;
    await expect(call(sell, sale, { idempotencyKey: 'a' })).rejects.toMatchObject({ name: 'session_ended' });
    await expect(team.call(blockDevice, of(device))).rejects.toMatchObject({ name: 'state_forbids' });
    const { code } = await team.call(renewSetUp, of(device));
    const { token } = await testApp.caller()(setUpDevice, { body: { code } });
    await expect(testApp.caller(token)(currentDevice, {})).resolves.toMatchObject({ serial: device.serial });
    await expect(call(currentDevice, {})).rejects.toMatchObject({ name: 'session_ended' });
  });

  it('takes no payment by the code that it shows, the payer reads why, and unblocked it takes payments again', async () => {
    const payer = await customer(testApp);
    const box = await inUse('53');
    const own = await box.call(currentDevice, {});
    const terminal = await inUse('99');
    const sale = await terminal.call(sell, { body: { method: '02', amount: 700 } }, { idempotencyKey: 'code' });
    const codes = [own.product === '53' ? (own.code ?? '') : '', sale.code ?? ''];
    const read = (code: string) => payer.call(readPaymentCode, { body: { code } });
    const payBy = (code: string) =>
      payer.call(pay, { body: { code, amount: 700 } }, { idempotencyKey: crypto.randomUUID() });
    for (const { device } of [box, terminal]) await team.call(blockDevice, of(device));
    const why = { name: 'device_blocked', message: expect.stringContaining('desativado') };
    for (const code of codes) {
      await expect(read(code)).rejects.toMatchObject(why);
      await expect(payBy(code)).rejects.toMatchObject(why);
    }
    for (const { device } of [box, terminal]) await team.call(renewSetUp, of(device));
    for (const code of codes) {
      await expect(read(code)).resolves.toMatchObject({ closedBecause: null });
      await expect(payBy(code)).resolves.toMatchObject({ amount: 700 });
    }
    const isHung = async () =>
      (await team.call(listShopCodes, {})).list.some(({ deviceSerial }) => deviceSerial === box.device.serial);
    expect(await isHung()).toBe(true);
    await team.call(removeDevice, of(box.device));
    await expect(read(codes[0] ?? '')).rejects.toMatchObject({ name: 'not_found' });
    expect(await isHung()).toBe(false);
  });

  it('loses its token to a new set-up, and its code to a newer one', async () => {
    const { device, call } = await inUse();
    const { code: first } = await team.call(renewSetUp, of(device));
    await expect(call(currentDevice, {})).rejects.toMatchObject({ name: 'session_ended' });
    await team.call(renewSetUp, of(device));
    const old = testApp.caller()(setUpDevice, { body: { code: first } });
    await expect(old).rejects.toMatchObject({ name: 'setup_code_wrong' });
  });

  it('is gone from the list when it is removed, with its code and its token', async () => {
    const { device, call } = await inUse();
    await team.call(removeDevice, of(device));
    await expect(call(currentDevice, {})).rejects.toMatchObject({ name: 'session_ended' });
    const { list } = await team.call(listDevices, {});
    expect(list.map(({ serial }) => serial)).not.toContain(device.serial);
    for (const target of [getDevice, renewSetUp, blockDevice, removeDevice])
      await expect(team.call(target, of(device))).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is this team’s: another team finds nothing', async () => {
    const { device } = await inUse();
    const other = await openTeam(testApp, await register(testApp), { certified: true, products: ['99'] });
    for (const target of [getDevice, renewSetUp, blockDevice, removeDevice])
      await expect(other.call(target, of(device))).rejects.toMatchObject({ name: 'not_found' });
    const body = { name: 'Minha', settings: {}, version: 1 };
    await expect(other.call(changeDevice, { ...of(device), body })).rejects.toMatchObject({ name: 'not_found' });
    expect((await other.call(listDevices, {})).list).toEqual([]);
  });
});
