import { submitCertification } from '@balcao/contract/certification';
import {
  cancelMerchantForm,
  createMerchantForm,
  getMerchantDraft,
  latestMerchantForm,
  merchantFormDetail,
  saveMerchantDraft,
  updateMerchantForm,
} from '@balcao/contract/merchant';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { member, openTeam, register } from '../../../test/people.ts';
import {
  certify,
  decided,
  enterpriseCertification,
  enterpriseMerchant,
  personalCertification,
  personalMerchant,
  readyUpload,
  typed,
} from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { reviewDrafts, reviews } from '../review/review.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const bareTeam = async () => openTeam(testApp, await register(testApp));
/** A certified company, a document of it, and what it submits for payments. */
const newTeam = async () => {
  const team = await bareTeam();
  const paper = await certify(testApp, team);
  const form = enterpriseMerchant(paper);
  const create = (change: object = {}) => team.call(createMerchantForm, { body: { ...form, ...change } });
  const update = (change: object = {}) => team.call(updateMerchantForm, { body: { ...form, ...change } });
  const latest = () => team.call(latestMerchantForm, {});
  const decide = (status: 'SUCCESS' | 'REJECT' | 'UNDER') => decided(testApp, team.merchantId, 'merchant', status);
  const standing = async () => {
    const { formStatus, teamCert, paymentCert } = await team.call(currentUser, {});
    return { formStatus, teamCert, paymentCert };
  };
  const cancel = () => team.call(cancelMerchantForm, {});
  return { team, paper, form, create, update, latest, decide, standing, cancel };
};
const stateForbids = { name: 'state_forbids', code: 13_014 };

describe('submitting the data for payments', () => {
  it('waits for a certification that is looked at, and says so (rule: certified-first)', async () => {
    const team = await bareTeam();
    const paper = await readyUpload(testApp, team);
    const offer = 'Pães e bolos para o bairro.';
    const create = () => team.call(createMerchantForm, { body: { ...enterpriseMerchant(paper), offer } });
    await team.call(submitCertification, { body: enterpriseCertification(paper) });
    const standing = { of: 'team', status: 'UNDER' };
    await expect(create()).rejects.toMatchObject({ name: 'not_certified', standing });
    await expect(team.call(latestMerchantForm, {})).resolves.toMatchObject({ status: 'NO', submission: null });
  });

  it('puts it under review, and shows it with the personal data hidden (rule: masked)', async () => {
    const { create, standing } = await newTeam();
    const state = await create({
      commercialPhone: { areaCode: '11', number: '3333-4444' },
      pixKey: '11.222.333/0001-81',
    });
    expect(state).toMatchObject({
      status: 'UNDER',
      certified: false,
      submission: { kind: 'merchant', type: 'enterprise', status: 'UNDER' },
      values: {
        registeredName: 'Padaria da Esquina Ltda.',
        cnpj: '11222333000181',
        email: 'co***to@padaria.example',
        phone: '+5**********21',
        perCustomerTransaction: '2500',
        'commercialPhone.number': '33****44',
        'legalRepresentative.rg': '12********-9',
        'legalRepresentative.birthDate': '19****17',
        'legalRepresentative.motherName': 'Ma********te',
        'legalRepresentative.address.street': 'Av************ta',
        'legalRepresentative.address.city': 'São Paulo',
        'address.street': 'Avenida Paulista',
        'partners.0.name': 'Helena Duarte',
        'partners.0.cpf': '39*******05',
        pixKey: '11**********81',
        'bankAccount.account': '98****-3',
      },
    });
    await expect(standing()).resolves.toEqual({ formStatus: 'UNDER', teamCert: true, paymentCert: false });
  });

  it('leaves nothing of what was submitted to be read beside where it lies sealed (rule: sealed)', async () => {
    const { team, form } = await newTeam();
    await team.call(createMerchantForm, { body: form }, { idempotencyKey: crypto.randomUUID() });
    const { rows } = await testApp.platform.db.$client.query(
      "select reply::text from idempotency where owner_id = $1 and endpoint = 'merchant.create'",
      [team.merchantId],
    );
    expect(rows).toEqual([{ reply: null }]);
  });

  it('says in the information of the session which submission was the last, and the number to be paid under once it is approved', async () => {
    const { team, form, decide } = await newTeam();
    const facts = async () => {
      const { formId, newMerchantForm, payMerchCode } = await team.call(currentUser, {});
      return { formId, newMerchantForm, payMerchCode };
    };
    await expect(facts()).resolves.toEqual({ formId: null, newMerchantForm: true, payMerchCode: null });
    const { submission } = await team.call(createMerchantForm, { body: form });
    const id = submission?.reviewId;
    await expect(facts()).resolves.toEqual({ formId: id, newMerchantForm: false, payMerchCode: null });
    await decide('SUCCESS');
    await expect(facts()).resolves.toMatchObject({ formId: id, payMerchCode: team.merchantNumber });
  });

  it('keeps the Pix key as the directory of Pix keys writes it', async () => {
    const { team, create } = await newTeam();
    await create({ pixKeyType: 4, pixKey: '(11) 98765-4321' });
    const last = await testApp.services.reviews.latest(testApp.platform.db, team.merchantId, {
      kind: 'merchant',
      subject: '',
    });
    expect(last?.form).toMatchObject({ pixKeyType: '4', pixKey: '+5511987654321', cnpj: '11222333000181' });
  });

  it('is by the first call at first and after taking it back, by the second after a decision', async () => {
    const { create, update, cancel, decide, standing } = await newTeam();
    await expect(update()).rejects.toMatchObject(stateForbids);
    await expect(cancel()).rejects.toMatchObject(stateForbids);
    await create();
    await expect(create()).rejects.toMatchObject(stateForbids);
    await expect(update()).rejects.toMatchObject(stateForbids);
    await expect(cancel()).resolves.toMatchObject({ status: 'REVOKED', certified: false });
    await expect(update()).rejects.toMatchObject(stateForbids);
    await create();
    await decide('REJECT');
    await expect(create()).rejects.toMatchObject(stateForbids);
    await update();
    await decide('SUCCESS');
    await expect(standing()).resolves.toEqual({ formStatus: 'SUCCESS', teamCert: true, paymentCert: true });
    await expect(create()).rejects.toMatchObject(stateForbids);
    await expect(update({ remarks: 'Nova conta.' })).resolves.toMatchObject({ status: 'UNDER', certified: true });
    await decide('REJECT');
    await expect(standing()).resolves.toEqual({ formStatus: 'REJECT', teamCert: true, paymentCert: true });
  });

  it('lets one of many at once through', async () => {
    const { create } = await newTeam();
    const ended = await Promise.allSettled(Array.from({ length: 5 }, () => create()));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of ended) if (one.status === 'rejected') expect(one.reason).toMatchObject(stateForbids);
  });
});

describe('data for payments that are not right', () => {
  const helena = enterpriseMerchant('').legalRepresentative;
  const year = new Date().getUTCFullYear();
  const certifiedDiffers = 'Não confere com a certificação da equipe.';
  it.each([
    [
      'a CPF with a wrong digit',
      { legalRepresentative: { ...helena, cpf: '390.533.447-06' } },
      { 'legalRepresentative.cpf': 'Este CPF não existe: confira os dígitos.' },
    ],
    [
      'a CPF of one digit',
      { legalRepresentative: { ...helena, cpf: '111.111.111-11' } },
      { 'legalRepresentative.cpf': 'Este CPF não existe: confira os dígitos.' },
    ],
    [
      'a birthday to come',
      { legalRepresentative: { ...helena, birthDate: `${year + 1}0101` } },
      { 'legalRepresentative.birthDate': 'Esta data está no futuro.' },
    ],
    [
      'a director of ten years',
      { legalRepresentative: { ...helena, birthDate: `${year - 10}0101` } },
      { 'legalRepresentative.birthDate': 'A pessoa precisa ter ao menos 18 anos.' },
    ],
    [
      'a day that does not exist',
      { legalRepresentative: { ...helena, birthDate: '19850230' } },
      { 'legalRepresentative.birthDate': 'Informe uma data que exista.' },
    ],
    [
      'a company of tomorrow',
      { establishmentDate: `${year + 1}0101` },
      { establishmentDate: 'Esta data está no futuro.' },
    ],
    [
      'a Pix key of another company',
      { pixKeyType: 2, pixKey: '11.444.777/0001-61' },
      { pixKey: 'A chave precisa ser o documento do próprio estabelecimento.' },
    ],
    [
      'a Pix key of a person',
      { pixKeyType: 1, pixKey: '390.533.447-05' },
      { pixKey: 'A chave precisa ser o documento do próprio estabelecimento.' },
    ],
    [
      'a Pix key of another type',
      { pixKeyType: 3, pixKey: '11.222.333/0001-81' },
      { pixKey: 'A chave não combina com o tipo escolhido.' },
    ],
    [
      'a line of business that is none',
      { industryClassification: 123_456 },
      { industryClassification: 'Escolha uma das opções.' },
    ],
    [
      'another company than was certified',
      { cnpj: '11.444.777/0001-61', pixKey: '11.444.777/0001-61' },
      { cnpj: certifiedDiffers },
    ],
    ['no document', { cnpjFile: [] }, { cnpjFile: 'Envie o documento.' }],
  ])('are refused at their field: %s', async (_, change, fields) => {
    const { create, latest } = await newTeam();
    await expect(create(change)).rejects.toMatchObject({ name: 'form_invalid', code: 1000, fields });
    await expect(latest()).resolves.toMatchObject({ status: 'NO', submission: null });
  });

  it('take a driver licence alone, and an RG only together with the CPF', async () => {
    const { create, latest, paper, form } = await newTeam();
    const [{ cpfFile: _, ...partner }] = form.partners as [(typeof form.partners)[number]];
    const withRg = { ...partner, idKind: 0 };
    await expect(create({ partners: [partner, withRg] })).rejects.toMatchObject({
      fields: { 'partners.1.cpfFile': 'Envie o documento.' },
    });
    await expect(create({ partners: [{ ...partner, idKind: 2 }] })).rejects.toMatchObject({
      fields: { 'partners.0.idKind': 'Escolha uma das opções.' },
    });
    await create({ partners: [partner, { ...withRg, cpfFile: [paper] }] });
    expect((await latest()).values).toMatchObject({ 'partners.0.idKind': '1', 'partners.1.cpfFile': paper });
  });

  it('are refused as somebody of another type, and with a document of another team, at every such field', async () => {
    const { team, create, form } = await newTeam();
    const { paper: foreign } = await newTeam();
    const [partner] = form.partners;
    await expect(
      create({ cnpjFile: [foreign], partners: [partner, { ...partner, idFile: [foreign] }] }),
    ).rejects.toMatchObject({
      fields: {
        cnpjFile: 'Este arquivo não está disponível. Envie de novo.',
        'partners.1.idFile': 'Este arquivo não está disponível. Envie de novo.',
      },
    });
    const person = personalMerchant(await readyUpload(testApp, team));
    await expect(team.call(createMerchantForm, { body: person })).rejects.toMatchObject({
      fields: { type: certifiedDiffers },
    });
  });
});

describe('a person', () => {
  it('submits their own data for payments, and nobody else’s', async () => {
    const team = await bareTeam();
    await customer(testApp, { name: 'Otávio Prates', cpf: '52998224725', boundTo: team.accountId });
    const paper = await readyUpload(testApp, team);
    const back = await readyUpload(testApp, team);
    await team.call(submitCertification, { body: { ...personalCertification(paper), idBack: [back] } });
    await decided(testApp, team.merchantId, 'certification', 'SUCCESS');
    const { values } = await team.call(getMerchantDraft, {});
    expect(values).toMatchObject({
      type: 'personal',
      legalRepresentative: { name: 'Otávio Prates', cpf: '52998224725' },
      // Shown once, for both reviews.
      idFile: [paper, back],
    });
    const form = { ...personalMerchant(paper), idFile: [paper, back] };
    const other = { ...form.legalRepresentative, cpf: '390.533.447-05' };
    const wrong = { ...form, legalRepresentative: other, pixKeyType: 3, pixKey: 'otavio@exemplo.com.br' };
    await expect(team.call(createMerchantForm, { body: wrong })).rejects.toMatchObject({
      fields: { 'legalRepresentative.cpf': 'Não confere com a certificação da equipe.' },
    });
    await expect(team.call(createMerchantForm, { body: form })).resolves.toMatchObject({
      status: 'UNDER',
      submission: { type: 'personal' },
      values: { pixKey: '52*******25' },
    });
    const { merchantId } = team;
    await expect(testApp.services.teams.standingOf(testApp.platform.db, merchantId)).resolves.toMatchObject({
      type: 'personal',
    });
  });
});

describe('what is filled in', () => {
  it('begins with what the certification knows', async () => {
    const { team } = await newTeam();
    await expect(team.call(getMerchantDraft, {})).resolves.toMatchObject({
      version: 0,
      values: {
        type: 'enterprise',
        tradeName: 'Padaria da Esquina',
        registeredName: 'Padaria da Esquina Ltda.',
        cnpj: '11222333000181',
        phone: '+551133334444',
        address: { cep: '01310100', street: 'Avenida Paulista', state: 'SP' },
        legalRepresentative: { name: 'Helena Duarte', cpf: '39053344705' },
      },
    });
    const bare = await bareTeam();
    await expect(bare.call(getMerchantDraft, {})).resolves.toMatchObject({
      values: { type: 'enterprise', tradeName: 'Padaria da Esquina' },
    });
  });

  it('is kept as it is typed, outlives what is submitted, and is closed under review', async () => {
    const { team, create, cancel, form } = await newTeam();
    const values = typed({ ...form, pixKey: '12' });
    const save = (version: number) => team.call(saveMerchantDraft, { body: { values, version } });
    await save(0);
    await expect(save(0)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    await create();
    await expect(save(1)).rejects.toMatchObject(stateForbids);
    await cancel();
    await expect(team.call(getMerchantDraft, {})).resolves.toMatchObject({ values, version: 1 });
    await expect(save(1)).resolves.toMatchObject({ version: 2 });
  });

  it('begins a correction with what was submitted, whole, ready to be submitted again', async () => {
    const { team, create, update, decide } = await newTeam();
    await create();
    await decide('REJECT');
    const { values } = await team.call(getMerchantDraft, {});
    expect(values).toMatchObject({ perCustomerTransaction: 2_500, partners: [{ cpf: '39053344705' }] });
    await expect(update(values)).resolves.toMatchObject({ status: 'UNDER' });
  });

  it('takes no number of a card (rule: no-card-numbers), and says in which field it stands', async () => {
    const { team, form } = await newTeam();
    const values = typed({ ...form, partners: [{ name: '4111111111111111' }], remarks: 'Cartão 4111-1111-1111-1111' });
    const saving = team.call(saveMerchantDraft, { body: { values, version: 0 } });
    await expect(saving).rejects.toMatchObject({ name: 'form_invalid', code: 1000 });
    const { fields } = await saving.catch((error) => error);
    expect(Object.keys(fields).sort()).toEqual(['partners.0.name', 'remarks']);
    await expect(team.call(getMerchantDraft, {})).resolves.toMatchObject({ version: 0 });
  });

  it('stands in no table as plain text (rule: sealed)', async () => {
    const { team, create, form } = await newTeam();
    await team.call(saveMerchantDraft, { body: { values: typed(form), version: 0 } });
    await create();
    const { db } = testApp.platform;
    const stored = JSON.stringify([await db.select().from(reviews), await db.select().from(reviewDrafts)]);
    for (const secret of ['39053344705', '390.533.447-05', '987654-3', 'Marta']) expect(stored).not.toContain(secret);
  });
});

describe('one submission', () => {
  it('is shown by its id, as it was, to the team whose it is (rule: foreign-is-unknown)', async () => {
    const { team, create, cancel } = await newTeam();
    const first = (await create({ tradeName: 'Padaria A' })).submission?.reviewId ?? '';
    await cancel();
    await create({ tradeName: 'Padaria B' });
    const detail = (call = team.call, id = first) => call(merchantFormDetail, { params: { id } });
    await expect(detail()).resolves.toMatchObject({
      status: 'REVOKED',
      submission: { reviewId: first },
      values: { tradeName: 'Padaria A' },
    });
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.merchant', permissionLevel: 'read' }],
    });
    await expect(detail(reader.call)).resolves.toMatchObject({ status: 'REVOKED' });
    await expect(reader.call(getMerchantDraft, {})).rejects.toMatchObject({ name: 'permission_missing' });
    const other = await newTeam();
    await expect(detail(other.team.call)).rejects.toMatchObject({ name: 'not_found' });
    const certification = await testApp.services.reviews.latest(testApp.platform.db, team.merchantId, {
      kind: 'certification',
      subject: '',
    });
    await expect(detail(team.call, certification?.row.id)).rejects.toMatchObject({ name: 'not_found' });
    await expect(detail(team.call, crypto.randomUUID())).rejects.toMatchObject({ name: 'not_found' });
  });
});
