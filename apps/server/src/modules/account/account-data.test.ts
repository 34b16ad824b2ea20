import { updateAccount } from '@balcao/contract/account';
import { createRole } from '@balcao/contract/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForOwnData, takeOwnData } from '../../../test/own-data.ts';
import { logIn, openTeam, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

describe('GET /merchant/account/data', () => {
  it('gives somebody everything that is kept about them', async () => {
    const ana = await register(testApp);
    await ana.call(updateAccount, { body: { account: 'ana_souza', avatar: onePixel } });
    const team = await openTeam(testApp, ana, { name: 'Café da Ana' });
    const menuPermissions = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];
    await team.call(createRole, { body: { name: 'Caixa', menuPermissions } });
    const { data } = await takeOwnData(testApp, team);
    expect(data).toMatchObject({
      account: { id: ana.accountId, account: 'ana_souza', email: ana.email, language: 'pt-BR' },
      chatAccount: null,
      twoFactor: { enabled: false, enabledAt: null, recoveryCodesLeft: 0 },
      passkeys: [],
      teams: [{ name: 'Café da Ana', number: team.merchantNumber, role: null, isAdmin: true }],
      networks: [{ network: ana.ip.split('.').slice(0, 3).join('.'), lastUsedAt: expect.any(String) }],
    });
    expect(data.sessions.length).toBeGreaterThanOrEqual(2);
    expect(data.sessions[0]).toMatchObject({ ip: ana.ip });
    expect(data.activity).toContainEqual({
      team: 'Café da Ana',
      event: 'roleCreated',
      subject: 'Caixa',
      at: expect.any(String),
      ip: ana.ip,
    });
    expect(
      Buffer.from(data.account.picture ?? '', 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
  });

  it('has no secret in it, and nothing of anybody else', async () => {
    const ana = await register(testApp);
    const rui = await register(testApp);
    const elsewhere = await logIn(testApp, ana);
    const text = JSON.stringify((await takeOwnData(testApp, elsewhere)).data);
    for (const secret of [password, ana.token, elsewhere.token, 'argon2', 'hash', rui.accountId, rui.email])
      expect(text).not.toContain(secret);
  });

  it('needs no team, and somebody who is logged in', async () => {
    const ana = await register(testApp);
    expect((await takeOwnData(testApp, ana)).data).toMatchObject({ teams: [], activity: [], submissions: [] });
    expect((await askForOwnData(testApp)).status).toBe(401);
  });

  it('is refused without a fresh proof that it is them', async () => {
    const ana = await register(testApp);
    const refused = await askForOwnData(testApp, ana.token);
    expect(await refused.json()).toMatchObject({ data: { refusal: 'proof_missing' } });
    expect((await takeOwnData(testApp, ana)).data.account.email).toBe(ana.email);
  });
});
