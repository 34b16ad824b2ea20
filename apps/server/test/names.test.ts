import { createApplet } from '@balcao/contract/applet';
import { addDevice } from '@balcao/contract/device-list';
import { createShopCode } from '@balcao/contract/shop-code';
import { createTeam } from '@balcao/contract/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let team: Team;
let shop: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, team);
});
afterAll(() => testApp.close());

const applet = {
  abbreviation: 'Padaria',
  category: 'food',
  intro: 'Peça o pão.',
  description: '',
  template: 'blank',
} as const;
/** Where people give names that other people see and trust: the field, and a call with the name in it. */
const fields: readonly (readonly [field: string, of: string, call: (name: string) => Promise<unknown>])[] = [
  ['name', 'a team', (name) => team.call(createTeam, { body: { name, type: 'enterprise' } })],
  ['name', 'a device', (name) => team.call(addDevice, { body: { product: '53', name } })],
  ['name', 'a shop', (name) => team.call(createShopCode, { body: { name, goodsName: 'Pão na chapa', amount: 500 } })],
  [
    'goodsName',
    'goods of a shop',
    (goodsName) => team.call(createShopCode, { body: { name: 'Balcão da frente', goodsName, amount: 500 } }),
  ],
  [
    'goodsName',
    'goods of an order',
    (goodsName) => shop.client.createOrder({ merchantOrderNumber: 'NAME-1', method: '02', amount: 500, goodsName }),
  ],
  ['name', 'a mini program', (name) => team.call(createApplet, { body: { ...applet, name, icon: '' } })],
];
const names = [
  ['nothing that is seen', '\u200b\u2060\u200b\u2060'],
  ['letters without ink', '\u3164\u3164\u3164\u3164'],
  ['tags', '\u{e0041}\u{e0042}\u{e0043}\u{e0044}'],
  ['what could not be read', '\ufffd\ufffd\ufffd\ufffd'],
  ['letters of two alphabets', 'Саfе do Largo'],
] as const;

describe.each(fields)('the field %s of %s', (field, _, call) => {
  it.each(names)('takes no name of %s, and says so at the field', async (__, name) => {
    await expect(call(name)).rejects.toMatchObject({ code: 1000, fields: { [field]: expect.stringMatching(/\S/) } });
  });
});
