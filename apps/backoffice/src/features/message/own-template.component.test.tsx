import {
  changeOwnTemplate,
  createOwnTemplate,
  getOwnTemplate,
  listOwnTemplates,
  type OwnTemplate,
  type OwnTemplateDetail,
  removeOwnTemplate,
  submitOwnTemplate,
} from '@balcao/contract/message-own-template';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { OwnTemplateList } from './own-template-list.tsx';

const draft: OwnTemplate = {
  id: '019ab4a0-0000-7000-8000-000000000031',
  state: 'draft',
  title: { 'pt-BR': 'Fornada pronta', 'en-US': 'Fresh bread is ready' },
  scene: 'Quando sai a fornada que a pessoa reservou.',
  category: 'sale',
  fields: [
    { name: 'text1', kind: 'text', label: { 'pt-BR': 'Pão' }, sample: 'Pão francês' },
    { name: 'amount2', kind: 'amount', label: { 'pt-BR': 'Valor' }, sample: 1_250 },
  ],
  version: 1,
  updatedAt: '2026-03-02T12:00:00.000Z',
};
const rejected: OwnTemplateDetail = {
  ...draft,
  state: 'rejected',
  submission: {
    reviewId: '019ab4a0-0000-7000-8000-000000000041',
    kind: 'template',
    subject: draft.id,
    type: 'enterprise',
    status: 'REJECT',
    submittedAt: '2026-03-02T12:00:00.000Z',
    dueAt: '2026-03-06T02:59:59.000Z',
    decidedAt: '2026-03-03T12:00:00.000Z',
    isAsked: false,
    isJoined: false,
    remark: null,
    verdicts: [{ path: 'fields.0.label.pt-BR', reason: 'incomplete', note: 'Diga qual pão' }],
    timeline: [],
  },
};
const reader = {
  isAdmin: false,
  roleName: 'Suporte',
  roleStatus: '0',
  menuPermissions: [{ menuId: 'applets.index', permissionLevel: 'read' as const }],
};
const show = async (list: OwnTemplate[], as = {}) => {
  answerTo(listOwnTemplates, { list });
  await renderForMember(<OwnTemplateList appletId="019ab4a0-0000-7000-8000-000000000009" name="Padaria do Largo" />, {
    as,
  });
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (number: number) => page.getByRole('group', { name: `Campo ${number}` });
const write = async () => {
  await userEvent.click(button('Escrever mensagem'));
  await page.getByLabelText('Assunto').selectOptions('sale');
  await page.getByLabelText('Quando é enviada').fill('Quando sai a fornada que a pessoa reservou.');
  await page.getByLabelText('Título').fill('Fornada pronta');
  await field(1).getByLabelText('Nome do campo').fill('Pão');
  await field(1).getByLabelText('Exemplo').fill('Pão francês');
  await field(2).getByLabelText('Nome do campo').fill('Valor');
  await field(2).getByLabelText('O que o campo guarda').selectOptions('amount');
  await field(2).getByLabelText('Exemplo').fill('12,50');
};

describe('the messages that a team writes', () => {
  it('are written with typed samples and other languages, kept, and submitted', async () => {
    const made = answerTo(createOwnTemplate, draft);
    const submitted = answerTo(submitOwnTemplate, { ...draft, state: 'waiting' });
    await show([]);
    await write();
    await page.getByText('English').click();
    await page.getByLabelText('Título').fill('Fresh bread is ready');
    const preview = page.getByRole('region', { name: /^Como a pessoa vê, com exemplos/ });
    await expect.element(preview.getByText('Fresh bread is ready')).toBeVisible();
    await expectAccessible();
    await userEvent.dblClick(button('Enviar para análise'));
    await expect.element(page.getByText('Fornada pronta foi enviada para análise.')).toBeVisible();
    const { title, scene, category, fields } = draft;
    expect(made.map(({ body }) => body)).toEqual([
      { title, scene, category, fields: fields.map(({ name: _, ...rest }) => rest) },
    ]);
    expect(submitted).toHaveLength(1);
  });

  it('say at each field what is wrong, also in a language that is not shown, and send nothing', async () => {
    const made = answerTo(createOwnTemplate, draft);
    await show([]);
    await write();
    await field(1).getByLabelText('O que o campo guarda').selectOptions('number');
    await field(1).getByLabelText('Exemplo').fill('muitos');
    await page.getByText('Español').click();
    await page.getByLabelText('Título').fill('a'.repeat(31));
    await page.getByText('Português').click();
    await userEvent.click(button('Salvar rascunho'));
    await expect.element(page.getByLabelText('Título')).toHaveValue('a'.repeat(31));
    await expect.element(page.getByLabelText('Título')).toHaveAccessibleDescription(/no máximo 30/);
    await expect.element(field(1).getByLabelText('Exemplo')).toBeInvalid();
    expect(made).toEqual([]);
  });

  it('have two to five fields', async () => {
    await show([]);
    await userEvent.click(button('Escrever mensagem'));
    await expect.element(button('Remover o campo 1')).not.toBeInTheDocument();
    for (let more = 0; more < 3; more += 1) await userEvent.click(button('Adicionar campo'));
    await expect.element(button('Adicionar campo')).toBeDisabled();
    await userEvent.click(button('Remover o campo 5'));
    await expect.element(button('Adicionar campo')).toBeEnabled();
  });

  it('show what the review found wrong where it is corrected, and take the place of the version that was read', async () => {
    let isSubmitted = false;
    answerTo(getOwnTemplate, () => ({ ...rejected, ...(isSubmitted && { state: 'waiting' as const }) }));
    const changed = answerTo(changeOwnTemplate, { ...draft, state: 'rejected', version: 2 });
    answerTo(submitOwnTemplate, () => {
      isSubmitted = true;
      return { ...draft, state: 'waiting' as const, version: 2 };
    });
    await show([{ ...draft, state: 'rejected' }]);
    await expect.element(page.getByText('Falta corrigir')).toBeVisible();
    await userEvent.click(button('Abrir Fornada pronta'));
    const label = field(1).getByLabelText('Nome do campo');
    await expect.element(label).toHaveAccessibleDescription(/Diga qual pão/);
    await label.fill('Tipo de pão');
    await userEvent.click(button('Enviar para análise'));
    await expect.element(page.getByText('Fornada pronta foi enviada para análise.')).toBeVisible();
    expect(changed[0]?.body).toMatchObject({
      version: 1,
      entry: { fields: [{ label: { 'pt-BR': 'Tipo de pão' } }, { sample: 1_250 }] },
    });
  });

  it('are discarded only after a question', async () => {
    answerTo(getOwnTemplate, { ...draft, submission: null });
    const removed = answerTo(removeOwnTemplate, null);
    await show([draft]);
    await userEvent.click(button('Abrir Fornada pronta'));
    await userEvent.click(button('Ações de Fornada pronta'));
    await userEvent.click(button('Descartar'));
    expect(removed).toEqual([]);
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }));
    await expect.element(page.getByText('Fornada pronta foi descartada.')).toBeVisible();
    expect(removed).toHaveLength(1);
  });

  it('are only looked at by a member who may not change them', async () => {
    answerTo(getOwnTemplate, { ...draft, submission: null });
    await show([draft], reader);
    await expect.element(button('Escrever mensagem')).not.toBeInTheDocument();
    await userEvent.click(button('Abrir Fornada pronta'));
    await expect.element(page.getByText('Quando sai a fornada que a pessoa reservou.')).toBeVisible();
    await expect.element(button('Salvar rascunho')).not.toBeInTheDocument();
  });

  it('keep everything that was typed when the list of the mini program is full', async () => {
    answerTo(createOwnTemplate, new Refusal('templates_full', 'O miniprograma já tem 25 mensagens.'));
    await show([]);
    await write();
    await userEvent.click(button('Salvar rascunho'));
    await expect.element(page.getByText('O miniprograma já tem 25 mensagens.')).toBeVisible();
    await expect.element(page.getByLabelText('Título')).toHaveValue('Fornada pronta');
  });
});
