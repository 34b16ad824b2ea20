import { inflateSync } from 'node:zlib';
import { parseBrCode } from '@balcao/brazil/br-code';
import { pay, readPaymentCode } from '@balcao/contract/customer';
import { addDevice } from '@balcao/contract/device-list';
import { pathOf } from '@balcao/contract/endpoint';
import { listOrders } from '@balcao/contract/order';
import { saveProductSettings } from '@balcao/contract/product';
import {
  createShopCode,
  listShopCodes,
  type PosterPaper,
  printShopCode,
  removeShopCode,
  type ShopCode,
  shopCodesAtMost,
  updateShopCode,
} from '@balcao/contract/shop-code';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const shop = async (name?: string): Promise<Team> =>
  openTeam(testApp, await register(testApp), { certified: true, products: ['04'], ...(name ? { name } : {}) });
const form = { name: 'Balcão principal', goodsName: 'Consumo no salão' };
const create = ({ call }: Team, amount: number | null = null): Promise<ShopCode> =>
  call(createShopCode, { body: { ...form, amount } });
const change = ({ call }: Team, { id, version }: ShopCode, to: { amount?: number; enabled?: boolean }) =>
  call(updateShopCode, { params: { id }, body: { ...form, amount: null, enabled: true, version, ...to } });

/** Gives a team so many codes. */
const fill = ({ merchantId, accountId }: Team, count: number) =>
  testApp.platform.db.$client.query(
    `insert into shop_code (merchant_id, id, code, txid, name, goods_name, enabled, created_by, created_at)
     select $1, gen_random_uuid(), gen_random_uuid()::text, left(upper(md5(random()::text)), 25), 'Mesa', 'Mesa', true, $2, now() from generate_series(1, $3)`,
    [merchantId, accountId, count],
  );

const print = async ({ token }: Team, id: string, paper?: PosterPaper): Promise<Buffer> => {
  const url = `${pathOf(printShopCode, { id })}${paper ? `?paper=${paper}` : ''}`;
  const answer = await testApp.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers['content-type']).toContain('application/pdf');
  return answer.rawPayload;
};
/** What a camera reads on the printed page: the black squares that the PDF draws, put on a picture. */
const readFrom = (pdf: Buffer): string => {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\n/g)].map(({ index }) =>
    pdf.subarray(index + 7, text.indexOf('endstream', index)),
  );
  const drawn = streams.map((bytes) => {
    try {
      return inflateSync(bytes).toString('latin1');
    } catch {
      return '';
    }
  });
  const cells = [...drawn.join('\n').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)]
    .map(([, ...numbers]) => numbers.map(Number) as [number, number, number, number])
    .filter(([, , , height]) => height < 13);
  // A folded sheet shows the code twice: one of them is enough.
  const unit = cells[0]?.[3] ?? 1;
  const half = cells.slice(0, new Set(cells.map((cell) => cell.join())).size);
  const [left, top] = [Math.min(...half.map(([x]) => x)), Math.min(...half.map(([, y]) => y))];
  const side = Math.round((Math.max(...half.map(([x, , width]) => x + width)) - left) / unit);
  const [scale, border] = [6, 4];
  const size = (side + 2 * border) * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [x, y, width] of half)
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Math.round(width / unit) * scale; column += 1) {
        const px = (Math.round((x - left) / unit) + border) * scale + column;
        const py = (Math.round((y - top) / unit) + border) * scale + row;
        data.set([0, 0, 0, 255], (py * size + px) * 4);
      }
  return decodeQR({ width: size, height: size, data });
};

describe('a code that hangs in a shop', () => {
  it('is a Pix code that may be paid again and again, with the amount where it is fixed', async () => {
    const team = await shop('Pão & Cia. São João');
    const fixed = parseBrCode((await create(team, 1_250)).brCode);
    expect(fixed).toMatchObject({ ok: true, amount: 1_250, oneTime: false, merchantName: 'Pao & Cia. Sao Joao' });
    const free = parseBrCode((await create(team)).brCode);
    expect(free).toMatchObject({ ok: true, oneTime: false, url: expect.stringMatching(/\/qr\/[\w-]{22}$/) });
    expect(free).not.toHaveProperty('amount');
  });

  it('is told by the merchant’s number where the name has no plain letter', async () => {
    const team = await shop('咖啡馆');
    expect(parseBrCode((await create(team)).brCode)).toMatchObject({ ok: true, merchantName: team.merchantNumber });
  });

  it('is paid by the person who scans it, for the amount that they type, and counts what was paid', async () => {
    const team = await shop();
    const code = await create(team);
    const payer = await customer(testApp);
    const asked = await payer.call(readPaymentCode, { body: { code: code.brCode } });
    expect(asked).toMatchObject({ amount: null, goodsName: form.goodsName, product: '04' });
    for (const amount of [700, 1_300])
      await payer.call(pay, { body: { code: code.brCode, amount } }, { idempotencyKey: crypto.randomUUID() });
    const { list } = await until(
      () => team.call(listShopCodes, {}),
      (answer) => answer.list[0]?.paidToday.count === 2,
    );
    expect(list).toMatchObject([
      { paidToday: { amount: 2_000, count: 2 }, paidThirtyDays: { amount: 2_000, count: 2 } },
    ]);
  });

  it('takes nothing once it is switched off, and goes on once it is on again', async () => {
    const team = await shop();
    const code = await create(team, 500);
    const payer = await customer(testApp);
    const read = () => payer.call(readPaymentCode, { body: { code: code.brCode } });
    const off = await change(team, code, { enabled: false });
    await expect(read()).rejects.toMatchObject({ name: 'not_found' });
    await change(team, off, { enabled: true, amount: 900 });
    // What was printed stays valid: the amount is what the code asks for now.
    expect(await read()).toMatchObject({ amount: 900 });
    await expect(change(team, code, {})).rejects.toMatchObject({ name: 'changed_elsewhere' });
  });

  it('is offered by the methods that the team takes', async () => {
    const team = await shop();
    const code = await create(team);
    const settings = { methods: ['02' as const], instalmentsAtMost: 1 };
    await team.call(saveProductSettings, { body: { product: '04', version: 1, settings } });
    const payer = await customer(testApp);
    expect(await payer.call(readPaymentCode, { body: { code: code.brCode } })).toMatchObject({ methods: ['02'] });
  });

  it('promises on its poster what is taken, and Pix only where Pix is', async () => {
    const team = await shop();
    const all = 'Aceitamos: carteira, Pix, débito, crédito';
    expect((await create(team)).poster).toEqual({ title: 'Pague aqui com Pix', taken: all });
    const settings = { methods: ['0301' as const], instalmentsAtMost: 1 };
    await team.call(saveProductSettings, { body: { product: '04', version: 1, settings } });
    const { list } = await team.call(listShopCodes, {});
    expect(list[0]?.poster).toEqual({ title: 'Pague aqui', taken: 'Aceitamos: débito' });
  });

  it('needs the product', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true, products: ['03'] });
    await expect(create(team)).rejects.toMatchObject({ name: 'product_inactive' });
    const uncertified = await openTeam(testApp, await register(testApp));
    await expect(create(uncertified)).rejects.toMatchObject({ name: 'not_certified' });
  });

  it('is one of a hundred at most', async () => {
    const team = await shop();
    await fill(team, shopCodesAtMost - 1);
    const atOnce = await Promise.allSettled([1, 2, 3, 4].map(() => create(team)));
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(create(team)).rejects.toMatchObject({ name: 'shop_codes_full' });
  });

  it('is not counted among the hundred where it is a sound box’s, and goes with its box only', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true, products: ['04', '53'] });
    await fill(team, shopCodesAtMost);
    const { device } = await team.call(addDevice, { body: { product: '53', name: 'Caixa do balcão' } });
    const { list } = await team.call(listShopCodes, {});
    const ofBox = list.find(({ deviceSerial }) => deviceSerial === device.serial);
    const remove = (id = '') => team.call(removeShopCode, { params: { id } });
    await expect(remove(ofBox?.id)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(create(team)).rejects.toMatchObject({ name: 'shop_codes_full' });
    await remove(list.find(({ deviceSerial }) => deviceSerial === null)?.id);
    await create(team);
  });

  it('is removed for good: nobody pays by it any more, and what was paid by it stays', async () => {
    const team = await shop();
    const code = await create(team, 500);
    const payer = await customer(testApp);
    const read = () => payer.call(readPaymentCode, { body: { code: code.brCode } });
    await payer.call(pay, { body: { code: code.brCode, amount: 500 } }, { idempotencyKey: crypto.randomUUID() });
    const paidOrders = async () => (await team.call(listOrders, {})).list.filter(({ status }) => status === '02');
    await until(paidOrders, ({ length }) => length === 1);
    const params = { id: code.id };
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'payment.products', permissionLevel: 'read' }],
    });
    await expect(reader.call(removeShopCode, { params })).rejects.toMatchObject({ name: 'permission_missing' });
    await team.call(removeShopCode, { params });
    await expect(read()).rejects.toMatchObject({ name: 'not_found' });
    expect((await team.call(listShopCodes, {})).list).toEqual([]);
    expect(await paidOrders()).toMatchObject([{ amount: 500, goodsName: form.goodsName }]);
    await expect(team.call(removeShopCode, { params })).rejects.toMatchObject({ name: 'not_found' });
    await expect(change(team, code, {})).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is made once, however often the button is pressed', async () => {
    const team = await shop();
    const key = { idempotencyKey: crypto.randomUUID() };
    const twice = [0, 1].map(() => team.call(createShopCode, { body: { ...form, amount: 100 } }, key));
    expect(await outcomesOf(twice)).toContain('done');
    expect((await team.call(listShopCodes, {})).list).toHaveLength(1);
  });

  it('is changed by anyone who may write only', async () => {
    const team = await shop();
    const code = await create(team);
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'payment.products', permissionLevel: 'read' }],
    });
    await expect(change(reader, code, {})).rejects.toMatchObject({ name: 'permission_missing' });
    expect((await reader.call(listShopCodes, {})).list).toHaveLength(1);
  });
});

describe('the poster', () => {
  it.each(['a4', 'a6'] as const)('on %s shows a code that can be read', async (paper) => {
    const team = await shop();
    const code = await create(team, 1_250);
    expect(readFrom(await print(team, code.id, paper))).toBe(code.brCode);
  });

  it.each([
    ['a very long name', 'Panificadora e Confeitaria Nossa Senhora da Conceição do Alto da Boa Vista Ltda.'],
    ['one long word', 'Supercalifragilisticoexpialidocecafeteriadecafesespeciaismuitoespeciais'],
    ['accents of other languages', 'Łódź Café Ğüneş Škoda Ñandú'],
    ['no letter that our font has', '咖啡馆'],
    ['a mixture', 'Café 咖啡 🥐 do Zé'],
  ])('can be printed for %s', async (_, name) => {
    const team = await shop(name);
    const code = await create(team);
    for (const paper of ['a4', 'a6'] as const) {
      const pdf = await print(team, code.id, paper);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(readFrom(pdf)).toBe(code.brCode);
    }
  });
});
