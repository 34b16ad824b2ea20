import { changeMerchantFees, type DeskFees } from '@balcao/contract/product-fee';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import FeeDialog from './fee-dialog.tsx';

const ordinary = { basisPoints: 99, fixed: 0 };
const fees: DeskFees = {
  list: [{ product: '03', method: '02', isOwn: false, ...ordinary, ordinary }],
  version: 4,
  asked: null,
};
const reason = 'Acordo feito por telefone.';

it('Enter sends the fees of a merchant as the button does, and not before there is a reason', async () => {
  const calls = answerTo(changeMerchantFees, new Refusal('changed_elsewhere', 'Um colega mudou isto.'));
  await renderForStaff(<FeeDialog id="1" product="03" fees={fees} onClose={() => undefined} />);
  const percent = page.getByLabelText('Pix: percentual');
  await percent.fill('0,42');
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual([]);
  await page.getByLabelText('Por que mudar?').fill(reason);
  await userEvent.click(percent);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.length).toBe(1);
  const changed = { product: '03', method: '02', plan: { basisPoints: 42, fixed: 0 } };
  expect(calls[0]?.body).toEqual({ version: 4, reason, fees: [changed] });
});
