import {
  type ChannelCertificationState,
  getChannelCertificationDraft,
  saveChannelCertificationDraft,
  submitChannelCertification,
} from '@balcao/contract/channel-certification';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { declare, inOwnTeam, keepDraft, paper, saved, type } from '../../test/long-form.tsx';
import ChannelCertificationForm from './channel-certification-form.tsx';

const channelId = '0198a000-0000-7000-8000-000000000001';
const stateOf = (kind: ChannelCertificationState['kind']): ChannelCertificationState => ({
  kind,
  status: 'NO',
  certified: false,
  ended: null,
  lack: null,
  submission: null,
  values: {},
});
const open = async (kind: ChannelCertificationState['kind'], values: Parameters<typeof keepDraft>[2], step: string) => {
  const savings = keepDraft(getChannelCertificationDraft, saveChannelCertificationDraft, values);
  await renderForMember(<ChannelCertificationForm channelId={channelId} state={stateOf(kind)} />, {
    as: inOwnTeam(),
    at: `/?step=${step}`,
  });
  return savings;
};
const send = () => page.getByRole('button', { name: 'Enviar para análise' });

describe('the form of an official certification', () => {
  it.each([
    ['Para que o canal é oficial', 'Avisos', 'Use ao menos 10 caracteres.'],
    ['Site oficial (opcional)', 'http://padaria.example', /https/],
  ])('says what is wrong with “%s” once it is left', async (label, wrong, words) => {
    await open('official', {}, 'certification');
    await type(label, wrong);
    await expect.element(page.getByText(words).first()).toBeVisible();
    await saved();
  });

  it('is sent once by a double click, and shows at its field what is refused', async () => {
    const words = 'Este documento não é da equipe.';
    const calls = answerTo(submitChannelCertification, new Refusal('form_invalid', '', { brand: words }));
    const values = { brand: 'Padaria da Esquina', purpose: 'Novidades da padaria.', letter: [paper] };
    await open('official', values, 'review');
    await declare();
    await userEvent.dblClick(send());
    await expect.element(page.getByText(words)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ kind: 'official', ...values }]);
  });
});

describe('the form of a personal certification', () => {
  it('asks for a file or a page before it is sent', async () => {
    const calls = answerTo(submitChannelCertification, new Refusal('state_forbids', ''));
    await open('personal', { activity: 'Padeira' }, 'review');
    await declare();
    await userEvent.click(send());
    await expect.element(page.getByText(/^Falta 1 campo/)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('the form of who answers for a channel', () => {
  it('keeps the name of each, company and person, while one changes between them', async () => {
    await open('subject', { type: 'enterprise', name: 'Padaria Ltda.', cnpj: '11222333000181' }, 'certification');
    await userEvent.click(page.getByText('Uma pessoa'));
    await expect.element(page.getByRole('textbox', { name: 'CPF' })).toBeVisible();
    await type('Nome completo', 'Helena Duarte');
    await userEvent.click(page.getByText('Uma empresa'));
    await expect.element(page.getByRole('textbox', { name: 'Nome da empresa' })).toHaveValue('Padaria Ltda.');
    await userEvent.click(page.getByText('Uma pessoa'));
    await expect
      .element(page.getByRole('textbox', { name: 'Nome completo', exact: true }))
      .toHaveValue('Helena Duarte');
    await saved();
  });
});
