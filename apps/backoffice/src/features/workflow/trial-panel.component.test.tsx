import { tryWorkflow } from '@balcao/contract/workflow-trial';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { TrialPanel } from './trial-panel.tsx';

const place = { channelId: '019ab4a0-0000-7000-8000-000000000003', workflowId: '019ab4a0-0000-7000-8000-000000000004' };

it('what was written in a try stays where it could not be sent, and goes when it is sent again', async () => {
  let isThere = false;
  answerTo(tryWorkflow, () =>
    isThere ? { lines: [], waits: null, place: null } : new Refusal('workflow_faulty', 'O rascunho tem problemas.'),
  );
  await renderForMember(<TrialPanel place={place} isKept onSelect={() => undefined} />);
  const field = page.getByLabelText('Mensagem do seguidor');
  await field.fill('pesquisa');
  await userEvent.type(field, '{Enter}');
  await expect.element(page.getByText('O rascunho tem problemas.')).toBeVisible();
  await expect.element(field).toHaveValue('pesquisa');
  isThere = true;
  await userEvent.type(field, '{Enter}');
  await expect.element(field).toHaveValue('');
});
