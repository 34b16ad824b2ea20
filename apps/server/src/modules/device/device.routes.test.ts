import { currentDevice, setUpDevice } from '@balcao/contract/device';
import { demoDevices, openDemoDevice } from '@balcao/contract/device-demo';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedDevice, device } from '../../../test/devices.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { devices } from './device.tables.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  const ask = { name: 'Café do Mercado', certified: true, products: ['99', '53', '54'] } as const;
  team = await openTeam(testApp, await register(testApp), ask);
});
afterAll(() => testApp.close());

const setUp = (code: string) => testApp.caller()(setUpDevice, { body: { code } });

describe('setting up a device', () => {
  it('takes the code as people type it, and tells what the device is', async () => {
    const { code, serial } = await addedDevice(testApp, team);
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const { token, device: own } = await setUp(typed);
    expect(own).toMatchObject({
      serial,
      product: '99',
      name: 'Caixa 1',
      merchantName: 'Café do Mercado',
      isOpen: true,
    });
    await expect(testApp.caller(token)(currentDevice, {})).resolves.toEqual(own);
  });

  it('works once, also when two devices type the code at the same instant', async () => {
    const { code } = await addedDevice(testApp, team);
    const ended = await Promise.allSettled([1, 2, 3].map(() => setUp(code)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(setUp(code)).rejects.toMatchObject({ name: 'setup_code_wrong', code: 2_000 });
  });

  it('refuses a code that nobody made, and one that is a quarter of an hour old', async () => {
    await expect(setUp('ABCD2345')).rejects.toMatchObject({ name: 'setup_code_wrong' });
    await expect(setUp('ABCD-O1I0')).rejects.toMatchObject({ name: 'form_invalid' });
    const { code } = await addedDevice(testApp, team);
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 15 * 60 } });
    await expect(setUp(code)).rejects.toMatchObject({ name: 'setup_code_wrong' });
  });

  it('keeps neither the code nor the token where somebody could read them', async () => {
    const { code } = await addedDevice(testApp, team);
    const { token } = await device(testApp, team);
    const kept = JSON.stringify(await testApp.platform.db.select().from(devices));
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(token);
  });

  it('lets in anyone who holds a token of a device, and nobody else', async () => {
    await expect(testApp.caller()(currentDevice, {})).rejects.toMatchObject({ name: 'session_missing' });
    await expect(testApp.caller('a'.repeat(43))(currentDevice, {})).rejects.toMatchObject({ name: 'session_ended' });
    await expect(team.call(currentDevice, {})).rejects.toMatchObject({ name: 'session_ended' });
  });
});

describe('a device of the sandbox', () => {
  it('is opened with one click, and the person who held it holds it no longer', async () => {
    const before = await device(testApp, team, { name: 'Caixa do fundo' });
    const { list } = await testApp.caller()(demoDevices, {});
    expect(list.find(({ serial }) => serial === before.serial)).toMatchObject({
      name: 'Caixa do fundo',
      merchantName: 'Café do Mercado',
    });
    const { token } = await testApp.caller()(openDemoDevice, { params: { serial: before.serial } });
    await expect(testApp.caller(token)(currentDevice, {})).resolves.toMatchObject({ serial: before.serial });
    await expect(before.call(currentDevice, {})).rejects.toMatchObject({ name: 'session_ended' });
    const none = { params: { serial: 'BT-99-2222-2222' } };
    await expect(testApp.caller()(openDemoDevice, none)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is not there outside the sandbox', async () => {
    const real = await openTestApp({ sandbox: false }, testApp.database);
    await expect(real.caller()(demoDevices, {})).rejects.toMatchObject({ name: 'path_unknown' });
    await real.close();
  });
});
