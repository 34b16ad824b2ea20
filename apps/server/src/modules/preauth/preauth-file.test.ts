import { runLedgerProof } from '@balcao/contract/ledger-proof';
import { type ChargedPreauth, capturePreauth } from '@balcao/contract/preauth';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, staffMember } from '../../../test/people.ts';
import { askHold, confirmHold, keyed, readHold } from '../../../test/preauths.ts';
import { dayFromNow, fileOf, findingsOf, sendFile } from '../../../test/rail-files.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let shop: MerchantServer;
let bruna: TestCustomer;
let finance: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  shop = await merchantServer(
    testApp,
    await openTeam(testApp, await register(testApp), { certified: true, products: ['11'] }),
  );
  bruna = await customer(testApp, { cards: ['mastercardCredit'] });
  finance = await staffMember(testApp, 'finance');
});
afterAll(() => testApp.close());
const rail = (credit: 'silent' | 'approve') => testApp.caller()(setRail, { body: { credit } });
afterEach(async () => {
  await rail('approve');
  const { proof } = await finance.call(runLedgerProof, {});
  expect(proof?.findings).toEqual([]);
});

const stands = (hold: ChargedPreauth, status: string) =>
  until(
    () => readHold(shop, hold),
    (one) => one.status === status,
  );
/** A hold of R$ 100,00 that the payer has confirmed; from then on the rail is silent. */
const held = async (): Promise<ChargedPreauth> => {
  const asked = await askHold(shop, 10_000);
  await confirmHold(bruna, asked);
  const hold = await stands(asked, 'authorised');
  await rail('silent');
  return hold;
};
const capture = ({ merchantOrderNumber }: ChargedPreauth, amount: number) =>
  shop.call(capturePreauth, { params: { merchantOrderNumber }, body: { amount } }, keyed());
/** The rail's file tells that so much was taken of the hold; answers with what the comparison says of that line. */
const fileTells = async (hold: ChargedPreauth, amount: number) => {
  const { rows } = await testApp.platform.db.$client.query<{ id: string; txid: string }>(
    'select end_to_end_id as id, txid from "order" where number = $1',
    [hold.number],
  );
  const { id = '', txid: reference = '' } = rows[0] ?? {};
  const day = dayFromNow(testApp, -1);
  const { reconciliation } = await sendFile(
    finance,
    '0302',
    day,
    fileOf(day, [{ kind: 'payment', id, reference, amount }]),
  );
  return (await findingsOf(finance, reconciliation?.id)).get(id);
};

describe('a capture of which only the rail’s file tells', () => {
  it('is heard where the merchant asked for it', async () => {
    const hold = await held();
    await capture(hold, 8_000);
    const finding = await fileTells(hold, 8_000);
    expect(await stands(hold, 'captured')).toMatchObject({ captured: 8_000, asked: null, orderStatus: '02' });
    expect(finding).toMatchObject({ handling: 'heard', standing: 'good', about: { number: hold.number } });
    await rail('approve');
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 120 } });
    expect(await readHold(shop, hold)).toMatchObject({ status: 'captured', captured: 8_000 });
  });

  it('is for staff where another amount was asked for, and the rail itself is asked on', async () => {
    const hold = await held();
    await capture(hold, 8_000);
    expect(await fileTells(hold, 5_000)).toMatchObject({ outcome: 'missingHere', handling: 'none', standing: 'bad' });
    expect(await readHold(shop, hold)).toMatchObject({ status: 'authorised', asked: 'capture', orderStatus: '01' });
    await rail('approve');
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 120 } });
    expect(await stands(hold, 'captured')).toMatchObject({ captured: 8_000 });
  });

  it('is for staff where nobody asked for any', async () => {
    const hold = await held();
    expect(await fileTells(hold, 10_000)).toMatchObject({ outcome: 'missingHere', handling: 'none', standing: 'bad' });
    expect(await readHold(shop, hold)).toMatchObject({ status: 'authorised', asked: null, orderStatus: '01' });
  });
});
