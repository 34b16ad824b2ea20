import {
  type CannedAnswer,
  changeCannedAnswer,
  createCannedAnswer,
  listCannedAnswers,
} from '@balcao/contract/canned-answer';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { CannedDialog } from './canned-dialog.tsx';

const channelId = '019ab4a0-0000-7000-8000-000000000009';
const hours: CannedAnswer = { id: '019ab4a0-0000-7000-8000-000000000030', shortcut: 'horario', text: 'Das 8 às 18.' };
const open = async (list: CannedAnswer[] = [hours]) => {
  answerTo(listCannedAnswers, { list });
  const calls = answerTo(createCannedAnswer, { ...hours, shortcut: 'entrega' });
  await renderForMember(<CannedDialog channelId={channelId} onClose={() => undefined} />);
  return calls;
};
const shortcut = () => page.getByLabelText('Atalho');
const text = () => page.getByLabelText('Texto', { exact: true });
const make = () => userEvent.click(page.getByRole('button', { name: 'Criar resposta pronta' }));
beforeEach(() => sessionStorage.clear());

it('says what to do where there is none, and makes the first', async () => {
  const calls = await open([]);
  await expect.element(page.getByText('Nenhuma ainda. Crie a primeira.')).toBeVisible();
  await expectAccessible();
  await shortcut().fill('/Entrega');
  await text().fill('Entregamos no bairro.');
  await make();
  await expect.element(shortcut()).toHaveValue('');
  await expect.element(text()).toHaveValue('');
  expect(calls).toMatchObject([{ body: { shortcut: '/Entrega', text: 'Entregamos no bairro.' } }]);
});

it.each([
  ['', 'Oi.', shortcut, /Preencha|letras/],
  ['dois dias', 'Oi.', shortcut, /letras/],
  ['x'.repeat(31), 'Oi.', shortcut, /letras|no máximo 30/],
  ['entrega', '', text, /Preencha este campo/],
  ['entrega', 'x'.repeat(4_001), text, /no máximo 4/],
] as const)('says at the field what is wrong, and sends nothing: %#', async (short, long, wrong, why) => {
  const calls = await open();
  await shortcut().fill(short);
  await text().fill(long);
  await make();
  await expect.element(wrong()).toHaveAccessibleDescription(why);
  await expect.element(text()).toHaveValue(long);
  expect(calls).toEqual([]);
});

it('keeps what was typed when the shortcut is taken, and when there is no room', async () => {
  await open();
  const fields = { shortcut: 'Já existe uma resposta pronta com este atalho.' };
  answerTo(createCannedAnswer, new Refusal('form_invalid', 'Confira os campos.', fields));
  await shortcut().fill('HORARIO');
  await text().fill('Outra.');
  await make();
  await expect.element(shortcut()).toHaveAccessibleDescription(fields.shortcut);
  await expect.element(text()).toHaveValue('Outra.');
  answerTo(createCannedAnswer, new Refusal('canned_answers_full', 'Este canal já tem 200 respostas prontas.'));
  await shortcut().fill('outra');
  await make();
  await expect.element(page.getByText('Este canal já tem 200 respostas prontas.')).toBeVisible();
  await expect.element(text()).toHaveValue('Outra.');
});

it('changes one where it stands', async () => {
  await open();
  const calls = answerTo(changeCannedAnswer, { ...hours, text: 'Das 9 às 18.' });
  await userEvent.click(page.getByRole('button', { name: 'Editar /horario' }));
  await text().first().fill('Das 9 às 18.');
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => calls).toMatchObject([{ body: { shortcut: 'horario', text: 'Das 9 às 18.' } }]);
  await expect.element(page.getByRole('button', { name: 'Editar /horario' })).toBeVisible();
});
