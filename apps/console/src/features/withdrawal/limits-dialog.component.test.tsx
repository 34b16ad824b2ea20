import { changeMerchantLimits, type DeskLimits } from '@balcao/contract/withdrawal-limits';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import LimitsDialog from './limits-dialog.tsx';

const common: DeskLimits['common'] = {
  single: 5_000_000,
  daily: 15_000_000,
  minimum: 10_000,
  fee: { pix: { fixed: 0, basisPoints: 0 }, bank: { fixed: 350, basisPoints: 0 } },
  automatic: true,
};
const limits: DeskLimits = {
  terms: common,
  common,
  own: { single: null, daily: null, minimum: null, pix: null, bank: null, automatic: null },
  version: 3,
  asked: null,
};

it('Enter sends the limits of a merchant as the button does, and not before there is a reason', async () => {
  const calls = answerTo(changeMerchantLimits, new Refusal('changed_elsewhere', 'Um colega mudou isto.'));
  await renderForStaff(<LimitsDialog id="1" name="Sebo do Beco" limits={limits} onClose={() => undefined} />);
  const single = page.getByLabelText('Por saque');
  await single.fill('1000');
  await userEvent.keyboard('{Enter}');
  expect(calls).toEqual([]);
  await page.getByLabelText('Por que mudar?').fill('Acordo feito por telefone.');
  await userEvent.click(single);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({ version: 3, reason: 'Acordo feito por telefone.', own: { single: 100_000 } });
});

it('Cancel asks once before limits that were typed are lost', async () => {
  const closings: string[] = [];
  await renderForStaff(
    <LimitsDialog id="1" name="Sebo do Beco" limits={limits} onClose={() => closings.push('closed')} />,
  );
  const single = page.getByLabelText('Por saque');
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancelar' });
  const question = page.getByRole('alertdialog', { name: 'Descartar o que você preencheu?' });
  await single.fill('1000');
  await userEvent.click(cancel);
  await userEvent.click(question.getByRole('button', { name: 'Continuar preenchendo' }));
  await expect.element(single).toHaveFocus();
  await expect.element(single).toHaveValue('1.000,00');
  await userEvent.click(cancel);
  await userEvent.click(question.getByRole('button', { name: 'Descartar' }));
  await expect.poll(() => closings).toEqual(['closed']);
  await expect.element(question).not.toBeInTheDocument();
});
