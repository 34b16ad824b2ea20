import { getChannel } from '@balcao/contract/channel';
import { appealCase, listOwnCases, type OwnCase } from '@balcao/contract/moderation-own';
import { listWorkflows } from '@balcao/contract/workflow';
import { getWorkflowRun } from '@balcao/contract/workflow-run';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { channel } from '../../test/asked-conversation.ts';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { good, openDraft, wholeOf } from '../../test/opened-draft.tsx';
import { RunView } from './runs-view.tsx';
import { HeldNotice } from './workflow-edit-page.tsx';
import { Workflows } from './workflow-list-page.tsx';

const id = '019ab4a0-0000-7000-8000-000000000009';
const at = '2026-01-05T12:00:00.000Z';
const held = { reason: 'Promete dinheiro em dobro.', at };
const place = { channelId: channel.id, workflowId: '019ab4a0-0000-7000-8000-000000000010' };
const why = /A plataforma desligou este fluxo: Promete dinheiro em dobro\./;

it('is marked in the list with the reason, and neither switched on nor removed there', async () => {
  const one = wholeOf(good, { published: 1, held });
  const other = wholeOf(good, { id, name: 'Pedidos', published: 1 });
  answerTo(listWorkflows, { list: [one, other], hosts: [] });
  await renderForMember(<Workflows channel={{ id, rights: ['manage'], state: 'open' }} />, {
    as: { chatAccount: 'Ana' },
  });
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(page.getByText('Desligado pela plataforma', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ligar Pedidos' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ligar Boas-vindas' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Excluir Boas-vindas' })).not.toBeInTheDocument();
});

it('says above the draft why, and what its team can still do', async () => {
  answerTo(listOwnCases, { list: [] });
  answerTo(getChannel, channel);
  await renderForMember(<HeldNotice place={place} held={held} />);
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Solicitar nova análise' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/Você pode editar o rascunho\./)).toBeVisible();
  await expectAccessible();
});

it('lets its team ask for another look where it followed from reports, and says that it was asked for', async () => {
  const decided: OwnCase = {
    ...{ id, subject: 'workflow', broadcastId: null, automationId: place.workflowId, label: 'Boas-vindas' },
    ...{ sanction: 'switchOff', state: 'actioned', reason: held.reason, decidedAt: at, appeal: null },
  };
  answerTo(getChannel, channel);
  answerTo(listOwnCases, { list: [{ ...decided, id: place.workflowId, automationId: id }, decided] });
  const asked = answerTo(appealCase, ({ body }) => {
    const { text } = body as { text: string };
    const now: OwnCase = { ...decided, state: 'appealed', appeal: { text, at } };
    answerTo(listOwnCases, { list: [now] });
    return now;
  });
  await renderForMember(<HeldNotice place={place} held={held} />, { as: { chatAccount: 'Ana' } });
  await page.getByRole('button', { name: 'Solicitar nova análise' }).click();
  await page.getByLabelText('O que deixamos de ver?').fill('Corrigimos o texto do sorteio.');
  await page.getByRole('button', { name: 'Enviar solicitação' }).dblClick();
  await expect.element(page.getByText(/^Você solicitou uma nova análise/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Solicitar nova análise' })).not.toBeInTheDocument();
  expect(asked.map(({ url, body }) => [url.pathname.split('/').at(-2), body])).toEqual([
    [id, { text: 'Corrigimos o texto do sorteio.' }],
  ]);
});

it('cannot be published, and a draft without a fault does not say that it can', async () => {
  await openDraft(good, { held });
  await expect.element(page.getByText('Nenhum problema no rascunho.')).toBeVisible();
  await expect.element(page.getByText('Nenhum problema: pode publicar.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled();
});

it('names the faults of its draft without saying that correcting them publishes it', async () => {
  await openDraft({ ...good, arrows: [] }, { held });
  await expect.element(page.getByText(/^[0-9]+ problemas?$/)).toBeVisible();
  await expect.element(page.getByText(/para publicar/)).not.toBeInTheDocument();
});

it.each([true, false])('offers to go on with a run that stopped only where it may: %s', async (mayRetry) => {
  const run = {
    id,
    name: 'Bia',
    number: 1,
    state: 'failed',
    failure: 'held',
    steps: 1,
    startedAt: at,
    endedAt: at,
  } as const;
  answerTo(getWorkflowRun, { run, steps: [] });
  await renderForMember(<RunView place={{ channelId: id, workflowId: id }} runId={id} mayRetry={mayRetry} />);
  await expect.element(page.getByText('A plataforma desligou o fluxo.')).toBeVisible();
  expect(page.getByRole('button').all()).toHaveLength(mayRetry ? 1 : 0);
});
