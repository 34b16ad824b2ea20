import {
  type Association,
  agreeToAssociation,
  declineAssociation,
  findAssociableApplets,
  liftChannelAssociation,
  listAppletAssociations,
  requestAssociation,
} from '@balcao/contract/association';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { inOwnTeam } from '../../test/long-form.tsx';
import { AppletAssociations } from './applet-associations.tsx';
import { AssociateForm } from './associate-form.tsx';
import { LiftPart } from './lift-part.tsx';

const id = '0198a000-0000-7000-8000-000000000001';
const appId = 'bl00000000000000aa';
const association: Association = {
  id: '0198a000-0000-7000-8000-000000000003',
  state: 'requested',
  purpose: 'Pedir o pão do dia e pagar.',
  channel: { name: 'Canal da Esquina', avatar: '/avatar.webp', followers: 12, teamName: 'Padaria' },
  applet: { appId, name: 'Pão do dia', icon: '/icon.webp', teamName: 'Outra equipe', isOnShelf: true },
  requestedAt: '2026-11-27T12:00:00.000Z',
  approvedAt: null,
  liftableAt: null,
  heldSeconds: null,
  endedAt: null,
  reason: null,
};
const purpose = () => page.getByRole('textbox', { name: 'O que as pessoas fazem nele' });

describe('asking for a mini program', () => {
  it('says what is missing, is sent once by a double click, and keeps what was typed when it is refused', async () => {
    answerTo(findAssociableApplets, { list: [{ appId, name: 'Pão do dia', icon: '/icon.webp' }] });
    const calls = answerTo(requestAssociation, new Refusal('channel_associated', 'Este canal já pediu um.'));
    await renderForMember(<AssociateForm channelId={id} />, { as: inOwnTeam() });
    await userEvent.click(page.getByRole('button', { name: 'Enviar a solicitação' }));
    await expect.element(page.getByText('Preencha este campo.').first()).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: /Pão do dia/ }));
    await userEvent.fill(purpose(), association.purpose);
    await userEvent.dblClick(page.getByRole('button', { name: 'Enviar a solicitação' }));
    await expect.element(page.getByText('Este canal já pediu um.')).toBeVisible();
    await expect.element(purpose()).toHaveValue(association.purpose);
    expect(calls.map(({ body }) => body)).toEqual([{ appId, purpose: association.purpose }]);
  });

  it('is told of as sent, also where the page shows its state before the answer is there', async () => {
    answerTo(findAssociableApplets, { list: [{ appId, name: 'Pão do dia', icon: '/icon.webp' }] });
    const reply = { ...association, submission: null };
    const answer = Promise.withResolvers<typeof reply>();
    const calls = answerTo(requestAssociation, () => answer.promise);
    const UntilKnown = () => {
      const [isKnown, setKnown] = useState(false);
      if (isKnown) return <p>Em análise</p>;
      return (
        <>
          <button type="button" onClick={() => setKnown(true)}>
            Chegou antes
          </button>
          <AssociateForm channelId={id} />
        </>
      );
    };
    await renderForMember(<UntilKnown />, { as: inOwnTeam() });
    await userEvent.click(page.getByRole('radio', { name: /Pão do dia/ }));
    await userEvent.fill(purpose(), association.purpose);
    await userEvent.click(page.getByRole('button', { name: 'Enviar a solicitação' }));
    await expect.poll(() => calls.length).toBe(1);
    await userEvent.click(page.getByRole('button', { name: 'Chegou antes' }));
    answer.resolve(reply);
    await expect.element(page.getByText('Solicitação enviada.')).toBeVisible();
  });
});

describe('the answer of the team of a mini program', () => {
  it('is given by a button, or declined with a reason', async () => {
    answerTo(listAppletAssociations, { list: [association] });
    const agreed = answerTo(agreeToAssociation, { ...association, state: 'agreed' });
    const declined = answerTo(declineAssociation, new Refusal('state_forbids', 'Já foi respondido.'));
    await renderForMember(<AppletAssociations appletId={id} />, { as: inOwnTeam() });
    await userEvent.dblClick(page.getByRole('button', { name: 'Aceitar' }));
    await expect.poll(() => agreed.length).toBe(1);
    await userEvent.click(page.getByRole('button', { name: 'Recusar', exact: true }));
    await userEvent.click(page.getByRole('button', { name: 'Recusar a solicitação' }));
    await expect.element(page.getByText('Preencha este campo.')).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: 'Motivo' }), 'Não conhecemos o canal.');
    await userEvent.click(page.getByRole('button', { name: 'Recusar a solicitação' }));
    await expect.poll(() => declined.map(({ body }) => body)).toEqual([{ reason: 'Não conhecemos o canal.' }]);
  });
});

describe('lifting', () => {
  it('shows how long the link still stays, and waits for that', async () => {
    const liftableAt = '2026-11-29T12:00:00.000Z';
    const on = { ...association, state: 'on', approvedAt: '2026-11-27T12:00:00.000Z', liftableAt } as const;
    const calls = answerTo(liftChannelAssociation, new Refusal('association_held', ''));
    await renderForMember(<LiftPart side="channel" id={id} association={{ ...on, heldSeconds: 172_799 }} />, {
      as: inOwnTeam(),
    });
    await expect.element(page.getByRole('button', { name: 'Desfazer o vínculo' })).toBeDisabled();
    await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^\(47:59:5\d\)$/);
    expect(calls).toEqual([]);
  });
});
