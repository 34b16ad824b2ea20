import { type AccountData, readAccountData, updateAccount } from '@balcao/contract/account';
import { createRole } from '@balcao/contract/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/house.ts';
import { logIn, openTeam, password, register } from '../../../test/people.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

describe('GET /merchant/account/data', () => {
  it('gives somebody everything that is kept about them', async () => {
    const ana = await register(house);
    await ana.call(updateAccount, { body: { account: 'ana_souza', avatar: onePixel } });
    const team = await openTeam(house, ana, { name: 'Café da Ana' });
    const menuPermissions = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];
    await team.call(createRole, { body: { name: 'Caixa', menuPermissions } });
    const data: AccountData = await team.call(readAccountData, {});
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
    const ana = await register(house);
    const rui = await register(house);
    const elsewhere = await logIn(house, ana);
    const text = JSON.stringify(await elsewhere.call(readAccountData, {}));
    for (const secret of [password, ana.token, elsewhere.token, 'argon2', 'hash', rui.accountId, rui.email])
      expect(text).not.toContain(secret);
  });

  it('needs no team, and somebody who is logged in', async () => {
    const ana = await register(house);
    expect(await ana.call(readAccountData, {})).toMatchObject({ teams: [], activity: [] });
    await expect(house.caller()(readAccountData, {})).rejects.toMatchObject({ code: 401 });
  });
});
