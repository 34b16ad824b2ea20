import {
  addAddress,
  addressesAtMost,
  changeAddress,
  type Delivery,
  listAddresses,
  lookUpCepOnPhone,
  removeAddress,
} from '@balcao/contract/address-book';
import { bases } from '@balcao/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const home: Delivery = {
  recipient: 'Bruna Carvalho',
  phone: '+5511987654321',
  cep: '01310100',
  street: 'Avenida Paulista',
  streetNumber: '1000',
  complement: 'Apto 42',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};
const add = ({ call }: TestCustomer, body: Delivery = home) =>
  call(addAddress, { body }, { idempotencyKey: crypto.randomUUID() });
const listOf = async ({ call }: TestCustomer) => (await call(listAddresses, {})).list;

describe('the addresses of a person', () => {
  it('are kept as they were typed, the newest first, changed and taken away', async () => {
    const bruna = await customer(testApp);
    const { id } = await add(bruna);
    const { complement: _none, ...without } = home;
    const { id: newer } = await add(bruna, { ...without, streetNumber: 'S/N' });
    expect(await listOf(bruna)).toEqual([
      { id: newer, ...without, streetNumber: 'S/N' },
      { id, ...home },
    ]);
    await bruna.call(changeAddress, { params: { id }, body: { ...home, complement: 'Fundos' } });
    await bruna.call(removeAddress, { params: { id: newer } });
    expect(await listOf(bruna)).toEqual([{ id, ...home, complement: 'Fundos' }]);
  });

  it('are nobody else’s', async () => {
    const [bruna, caio] = [await customer(testApp), await customer(testApp)];
    const { id } = await add(bruna);
    const gone = { name: 'not_found' };
    expect(await listOf(caio)).toEqual([]);
    await expect(caio.call(changeAddress, { params: { id }, body: home })).rejects.toMatchObject(gone);
    await expect(caio.call(removeAddress, { params: { id } })).rejects.toMatchObject(gone);
    expect(await listOf(bruna)).toHaveLength(1);
  });

  it('are so many at most, also when they come at once', async () => {
    const bruna = await customer(testApp);
    const asked = Array.from({ length: addressesAtMost + 3 }, () => add(bruna));
    const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { name: 'addresses_full' } });
    expect(await listOf(bruna)).toHaveLength(addressesAtMost);
  });

  it('are kept once when the same is sent again', async () => {
    const bruna = await customer(testApp);
    const send = () => bruna.call(addAddress, { body: home }, { idempotencyKey: 'one-address' });
    expect(await send()).toEqual(await send());
    expect(await listOf(bruna)).toHaveLength(1);
  });

  it('are not to be read in the database', async () => {
    const bruna = await customer(testApp);
    await bruna.call(addAddress, { body: home }, { idempotencyKey: crypto.randomUUID() });
    for (const table of ['customer_address', 'idempotency']) {
      const { rows } = await testApp.platform.db.$client.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain('Paulista');
    }
  });

  it.each([
    ['cep', '0131010'],
    ['phone', '123'],
    ['state', 'XX'],
    ['recipient', 'B'],
    ['street', ''],
    ['streetNumber', 'x'.repeat(11)],
    ['city', 'x'.repeat(81)],
  ])('are refused with their field where %s is %j', async (field, value) => {
    const bruna = await customer(testApp);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `${bases.app}/address`,
      headers: { authorization: `Bearer ${bruna.token}` },
      payload: { ...home, [field]: value },
    });
    expect(answer.json()).toMatchObject({ code: 1000, data: { fields: { [field]: expect.any(String) } } });
  });

  it('begin with what the postal code says', async () => {
    const bruna = await customer(testApp);
    const find = async (cep: string) => (await bruna.call(lookUpCepOnPhone, { params: { cep } })).address;
    expect(await find('01310100')).toMatchObject({ street: 'Avenida Paulista', city: 'São Paulo', state: 'SP' });
    expect(await find('99999999')).toBeNull();
  });
});
