import { addEvidence, type DisputeDetail } from '@balcao/contract/dispute';
import { answerTo } from '@balcao/ui/test/network';
import { TakenAway } from '@balcao/ui/test/taken-away.tsx';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { EvidenceForm } from './evidence-form.tsx';

const at = '2026-11-27T12:00:00.000Z';
const dispute: DisputeDetail = {
  number: '7001',
  orderNumber: '6001',
  merchantOrderNumber: 'P-1',
  kind: 'fraud',
  status: 'open',
  amount: 8_000,
  blocked: 8_000,
  returned: 0,
  reason: 'Não reconhece a compra',
  openedAt: at,
  evidenceUntil: at,
  decideUntil: at,
  decidedAt: null,
  evidence: [],
  returns: [],
};

it('is said to be sent, also where the page no longer takes any before the answer is there', async () => {
  const answer = Promise.withResolvers<DisputeDetail>();
  const calls = answerTo(addEvidence, () => answer.promise);
  await renderForMember(
    <TakenAway>
      <EvidenceForm number="7001" filesLeft={0} />
    </TakenAway>,
  );
  await userEvent.fill(page.getByRole('textbox'), 'Foi entregue na portaria.');
  await userEvent.click(page.getByRole('button', { name: 'Enviar provas' }));
  await expect.poll(() => calls.length).toBe(1);
  await userEvent.click(page.getByRole('button', { name: 'Chegou antes' }));
  answer.resolve(dispute);
  await expect.element(page.getByText('Provas enviadas')).toBeVisible();
});
