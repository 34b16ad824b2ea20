import {
  type CertificationState,
  getCertificationDraft,
  saveCertificationDraft,
  submitCertification,
} from '@balcao/contract/certification';
import { exampleCompany } from '@balcao/contract/certification-example';
import { personalAuthentication } from '@balcao/contract/customer';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { declare, goOn, inOwnTeam, keepDraft, paper, saved, type } from '../../test/long-form.tsx';
import { CertificationWizard } from './certification-wizard.tsx';

const company = exampleCompany(paper);
const state: CertificationState = {
  merchantId: '019ab4a0-0000-7000-8000-000000000002',
  status: 'NO',
  certified: false,
  submission: null,
  values: {},
};
const open = async (step: string, values: Parameters<typeof keepDraft>[2] = company) => {
  const savings = keepDraft(getCertificationDraft, saveCertificationDraft, values);
  const part = <CertificationWizard state={state} bind={null} />;
  await renderForMember(part, { as: inOwnTeam(), at: `/?step=${step}` });
  return savings;
};
const send = () => page.getByRole('button', { name: 'Enviar para análise' });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('the certification of a company', () => {
  it.each([
    ['company', 'Nome da empresa', 'x', 'Use ao menos 2 caracteres.'],
    ['company', 'CNPJ', '12.ABC.345/01DE-36', 'Este CNPJ não existe: confira os caracteres.'],
    ['address', 'CEP', '0131010', 'O CEP tem oito dígitos.'],
    ['contact', 'Telefone', '1198', 'Informe um telefone que exista, com DDD.'],
    ['contact', 'CPF', '11111111111', 'Este CPF não existe: confira os dígitos.'],
  ])('says in step “%s” what is wrong with “%s” once it is left', async (step, label, wrong, words) => {
    await open(step);
    await type(label, wrong);
    await expect.element(page.getByText(words)).toBeVisible();
    await saved();
  });

  it('keeps no number of a card, and says so at once', async () => {
    const savings = await open('company');
    await textbox('Apresentação').fill('Pague no cartão 4111 1111 1111 1111');
    await expect.element(page.getByText(/^Isto parece um número de cartão/)).toBeVisible();
    await saved();
    expect(JSON.stringify(savings)).not.toContain('4111');
  });

  it('keeps what was typed when one goes back, and sends it to the server', async () => {
    const savings = await open('company');
    await type('Nome da empresa', 'Padaria Lua');
    await goOn('Endereço');
    await userEvent.click(page.getByRole('button', { name: 'Voltar' }));
    await expect.element(textbox('Nome da empresa')).toHaveValue('Padaria Lua');
    await saved();
    expect(savings.at(-1)?.body).toMatchObject({ values: { name: 'Padaria Lua', cnpj: company.cnpj } });
  });

  it('leads to what is missing, and sends nothing before it is there', async () => {
    const calls = answerTo(submitCertification, state);
    const { businessLicense: _missing, ...rest } = company;
    await open('review', { ...rest, cnpj: '11.222.333/0001-82' });
    await userEvent.click(send());
    const missing = page.getByRole('region', { name: 'Faltam 2 campos para enviar' });
    await expect.element(missing.getByRole('link', { name: 'CNPJ' })).toBeVisible();
    await expect.element(missing.getByRole('link', { name: 'Cartão do CNPJ' })).toBeVisible();
    await userEvent.click(missing.getByRole('link', { name: 'CNPJ' }));
    await expect.element(textbox('CNPJ')).toHaveFocus();
    await expect.element(page.getByText('Este CNPJ não existe: confira os caracteres.')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('shows everything as people read it, is sent once by a double click, and shows at its field what is refused', async () => {
    const words = 'Não confere com o que a Receita diz.';
    const calls = answerTo(submitCertification, new Refusal('form_invalid', '', { cnpj: words }));
    await open('review');
    await expect.element(page.getByText('11.222.333/0001-81')).toBeVisible();
    await expect.element(page.getByText('390.533.447-05')).toBeVisible();
    await expect.element(page.getByText('documento.pdf')).toBeVisible();
    await userEvent.click(send());
    await expect.element(page.getByText('Marque esta caixa para enviar.')).toBeVisible();
    await declare();
    await expectAccessible();
    await userEvent.dblClick(send());
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(textbox('CNPJ')).toHaveFocus();
    expect(calls.map(({ body }) => body)).toEqual([company]);
  });
});

describe('the certification of a person', () => {
  const person = { type: 'personal', name: 'Iara Doceira', cpf: '52998224725', idFront: [paper], idBack: [paper] };
  const known = { bound: true, name: 'Iara', boundAt: null, walletActivated: true, realNameVerified: true };

  it('sends the person and no company', async () => {
    answerTo(personalAuthentication, known);
    const words = 'Não confere com o que o aplicativo de conversas verificou.';
    const calls = answerTo(submitCertification, new Refusal('form_invalid', '', { cpf: words }));
    await open('review', { ...company, ...person });
    await declare();
    await userEvent.click(send());
    await expect.element(page.getByText(words)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([person]);
  });

  it('says what is still to be done on the phone', async () => {
    answerTo(personalAuthentication, { ...known, realNameVerified: false });
    await open('review', person);
    await expect.element(page.getByRole('link', { name: 'Verificar o nome real no aplicativo' })).toBeVisible();
  });
});
