import {
  cancelCertification,
  getCertificationDraft,
  latestCertification,
  resubmitCertification,
  saveCertificationDraft,
  submitCertification,
} from '@balcao/contract/certification';
import type { MenuId } from '@balcao/contract/menus';
import { approveReview, claimReview } from '@balcao/contract/review-desk';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { logIn, member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import {
  decided,
  enterpriseCertification,
  personalCertification,
  readyUpload,
  typed,
} from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { reviewDrafts, reviews } from '../review/review.tables.ts';
import { uploads } from '../upload/upload.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** A team, a document of it, and what it submits. */
const newTeam = async () => {
  const team = await openTeam(testApp, await register(testApp));
  const paper = await readyUpload(testApp, team);
  const form = enterpriseCertification(paper);
  const submit = (change: object = {}) => team.call(submitCertification, { body: { ...form, ...change } });
  const resubmit = (change: object = {}) => team.call(resubmitCertification, { body: { ...form, ...change } });
  const latest = () => team.call(latestCertification, {});
  const decide = (status: 'SUCCESS' | 'REJECT' | 'UNDER') => decided(testApp, team.merchantId, 'certification', status);
  return { team, paper, form, submit, resubmit, latest, decide, cancel: () => team.call(cancelCertification, {}) };
};
const stateForbids = { name: 'state_forbids', code: 13_014 };

describe('submitting a certification', () => {
  it('starts with none', async () => {
    const { team, latest } = await newTeam();
    await expect(latest()).resolves.toEqual({
      merchantId: team.merchantId,
      status: 'NO',
      certified: false,
      submission: null,
      values: {},
    });
  });

  it('puts it under review, and shows it with the personal data hidden (rule: masked)', async () => {
    const { team, submit, paper } = await newTeam();
    const state = await submit();
    expect(state).toMatchObject({
      status: 'UNDER',
      certified: false,
      submission: { kind: 'certification', type: 'enterprise', status: 'UNDER', verdicts: [], decidedAt: null },
      values: {
        cnpj: '11222333000181',
        name: 'Padaria da Esquina Ltda.',
        phone: '+5*********44',
        'legalPerson.name': 'Helena Duarte',
        'legalPerson.cpf': '39*******05',
        'address.cep': '01310100',
        businessLicense: paper,
      },
    });
    expect(state.submission?.timeline).toMatchObject([{ kind: 'submitted', side: 'team' }]);
    await expect(team.call(currentUser, {})).resolves.toMatchObject({ reviewStatus: 'UNDER', teamCert: false });
  });

  it('takes a CNPJ of letters in lower case, with or without its mask', async () => {
    for (const cnpj of ['12.abc.345/01de-35', '12ABC34501DE35'])
      await expect((await newTeam()).submit({ cnpj })).resolves.toMatchObject({ values: { cnpj: '12ABC34501DE35' } });
  });

  it('is told to everybody who looks at the team', async () => {
    const { team, submit } = await newTeam();
    const told = new Promise<unknown>((resolve) => void testApp.platform.events.subscribe(team.merchantId, resolve));
    const { submission } = await submit();
    await expect(told).resolves.toEqual({ topic: 'review', key: submission?.reviewId });
  });

  it('happens once with one key, and again gives the same answer', async () => {
    const { team, form } = await newTeam();
    const idempotencyKey = crypto.randomUUID();
    const first = await team.call(submitCertification, { body: form }, { idempotencyKey });
    expect(await team.call(submitCertification, { body: form }, { idempotencyKey })).toEqual(first);
  });

  it('leaves nothing of what was submitted to be read beside where it lies sealed (rule: sealed)', async () => {
    const { team, form } = await newTeam();
    await team.call(submitCertification, { body: form }, { idempotencyKey: crypto.randomUUID() });
    const { rows } = await testApp.platform.db.$client.query(
      'select reply::text from idempotency where owner_id = $1',
      [team.merchantId],
    );
    expect(rows).toEqual([{ reply: null }]);
  });
});

describe('the order of things (rule: accepted-holds)', () => {
  it('lets nothing but taking it back happen under review', async () => {
    const { team, submit, resubmit, cancel } = await newTeam();
    await submit();
    const save = team.call(saveCertificationDraft, { body: { values: { name: 'Outra' }, version: 0 } });
    await expect(save).rejects.toMatchObject(stateForbids);
    await expect(submit()).rejects.toMatchObject(stateForbids);
    await expect(resubmit()).rejects.toMatchObject(stateForbids);
    await expect(cancel()).resolves.toMatchObject({ status: 'REVOKED', submission: { status: 'REVOKED' } });
    await expect(cancel()).rejects.toMatchObject(stateForbids);
  });

  it('submits by POST after it was taken back, by PUT after a rejection, and neither by the other', async () => {
    const { submit, resubmit, cancel, decide } = await newTeam();
    await expect(resubmit()).rejects.toMatchObject(stateForbids);
    await submit();
    await cancel();
    await expect(resubmit()).rejects.toMatchObject(stateForbids);
    await submit();
    await decide('REJECT');
    await expect(submit()).rejects.toMatchObject(stateForbids);
    await expect(resubmit({ intro: 'Pães de fermentação natural.' })).resolves.toMatchObject({ status: 'UNDER' });
  });

  it('keeps what was accepted while a change is looked at, rejected or taken back', async () => {
    const { submit, resubmit, cancel, decide, latest } = await newTeam();
    await submit();
    await decide('SUCCESS');
    await expect(resubmit()).rejects.toMatchObject(stateForbids);
    await expect(submit({ intro: 'Agora com café.' })).resolves.toMatchObject({ status: 'UNDER', certified: true });
    await decide('REJECT');
    await expect(latest()).resolves.toMatchObject({ status: 'REJECT', certified: true });
    await expect(resubmit()).resolves.toMatchObject({ status: 'UNDER', certified: true });
    await expect(cancel()).resolves.toMatchObject({ status: 'REVOKED', certified: true });
  });

  it('loses what was accepted when the decision is opened again, unless an older one stands', async () => {
    const { team, submit, decide, latest } = await newTeam();
    await submit();
    await decide('SUCCESS');
    await decide('UNDER');
    await expect(latest()).resolves.toMatchObject({ status: 'UNDER', certified: false });
    await decide('SUCCESS');
    await submit();
    await decide('SUCCESS');
    await decide('UNDER');
    await expect(latest()).resolves.toMatchObject({ status: 'UNDER', certified: true });
    await expect(team.call(currentUser, {})).resolves.toMatchObject({ reviewStatus: 'UNDER', teamCert: true });
  });

  it('lets one of two at once through, and one of many', async () => {
    const { submit, latest } = await newTeam();
    const ended = await Promise.allSettled(Array.from({ length: 6 }, () => submit()));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of ended) if (one.status === 'rejected') expect(one.reason).toMatchObject(stateForbids);
    expect((await latest()).submission?.timeline).toHaveLength(1);
  });

  it('either takes it back or has it approved at the same instant, never both', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    for (const first of ['cancel', 'approve', 'cancel', 'approve']) {
      const { submit, cancel, latest } = await newTeam();
      const id = (await submit()).submission?.reviewId ?? '';
      const { version } = await rita.call(claimReview, { params: { id } });
      const approve = () => rita.call(approveReview, { params: { id }, body: { version, remark: null } });
      const both = first === 'cancel' ? [cancel(), approve()] : [approve(), cancel()];
      const ended = await Promise.allSettled(both);
      const lost = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(lost).toMatchObject([stateForbids]);
      const { status, certified, submission } = await latest();
      expect(submission?.status).toBe(status);
      expect(certified).toBe(status === 'SUCCESS');
      const kinds = submission?.timeline.map(({ kind }) => kind);
      expect(kinds?.filter((kind) => kind === 'approved' || kind === 'cancelled')).toHaveLength(1);
    }
  });
});

describe('a company that is not right', () => {
  it.each([
    [{ cnpj: '11222333000180' }, { cnpj: 'Este CNPJ não existe: confira os caracteres.' }],
    [
      { legalPerson: { name: 'Helena Duarte', cpf: '390.533.447-06' } },
      { 'legalPerson.cpf': 'Este CPF não existe: confira os dígitos.' },
    ],
    [
      { legalPerson: { name: 'Helena Duarte', cpf: '111.111.111-11' } },
      { 'legalPerson.cpf': 'Este CPF não existe: confira os dígitos.' },
    ],
    [{ businessLicense: [] }, { businessLicense: 'Envie o documento.' }],
    [{ name: ' ' }, { name: 'Preencha este campo.' }],
    [{ reviewStatus: 'SUCCESS' }, { reviewStatus: 'Este campo não existe.' }],
    [{ phone: '123' }, { phone: 'Informe um telefone que exista, com DDD.' }],
  ])('is refused at its field: %j', async (change, fields) => {
    const { submit, latest } = await newTeam();
    await expect(submit(change)).rejects.toMatchObject({ name: 'form_invalid', code: 1000, fields });
    await expect(latest()).resolves.toMatchObject({ status: 'NO', submission: null });
  });

  it('is refused with documents that are unknown, not there yet or another team’s, and nothing is kept of it (rule: foreign-is-unknown)', async () => {
    const { team, submit, paper, latest } = await newTeam();
    const other = await newTeam();
    const avatar = [await readyUpload(testApp, team, 'receiving')];
    for (const license of [crypto.randomUUID(), other.paper])
      await expect(submit({ businessLicense: [paper, license], avatar })).rejects.toMatchObject({
        name: 'form_invalid',
        fields: {
          businessLicense: 'Este arquivo não está disponível. Envie de novo.',
          avatar: 'Este arquivo não está disponível. Envie de novo.',
        },
      });
    await expect(latest()).resolves.toMatchObject({ status: 'NO', submission: null });
    const rows = await testApp.platform.db.select().from(uploads);
    expect(rows.filter(({ merchantId }) => merchantId === team.merchantId).map(({ keptAt }) => keptAt)).toEqual([
      null,
      null,
    ]);
    await submit();
    const [kept] = (await testApp.platform.db.select().from(uploads)).filter(({ id }) => id === paper);
    expect(kept?.keptAt).not.toBeNull();
  });
});

describe('a person', () => {
  const personal = async (ask: { wallet?: boolean; verified?: boolean; bound?: boolean } = {}) => {
    const { wallet = true, verified = true, bound = true } = ask;
    const team = await openTeam(testApp, await register(testApp));
    const identity = verified ? { name: 'OTAVIO  PRATES', cpf: '52998224725' } : {};
    if (bound) await customer(testApp, { name: 'Otávio', wallet, boundTo: team.accountId, ...identity });
    const form = personalCertification(await readyUpload(testApp, team));
    return (change: object = {}) => team.call(submitCertification, { body: { ...form, ...change } });
  };

  it('is certified as who the chat app knows them to be, however the name is typed', async () => {
    const submit = await personal();
    await expect(submit({ name: 'Otavio prátes' })).resolves.toMatchObject({
      status: 'UNDER',
      submission: { type: 'personal' },
      values: { name: 'Otavio prátes', cpf: '52*******25' },
    });
  });

  it.each([
    ['a chat account', { bound: false }, 'chat_account_unbound'],
    ['an active wallet', { wallet: false }, 'wallet_inactive'],
    ['a real name that was checked', { verified: false }, 'real_name_missing'],
  ])('needs %s', async (_, ask, name) => {
    await expect((await personal(ask))()).rejects.toMatchObject({ name, code: 13_014 });
  });

  it('is nobody else', async () => {
    const text = 'Não confere com o que o aplicativo de conversas verificou.';
    const submit = await personal();
    await expect(submit({ name: 'Otávia Prates', cpf: '390.533.447-05' })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { name: text, cpf: text },
    });
  });
});

describe('what is filled in', () => {
  it('begins with the type of the team, and is kept as it is typed, right or wrong', async () => {
    const { team } = await newTeam();
    await expect(team.call(getCertificationDraft, {})).resolves.toEqual({
      values: { type: 'enterprise' },
      version: 0,
      updatedAt: null,
      updatedBy: null,
    });
    const values = { type: 'enterprise', cnpj: '12.abc', legalPerson: { cpf: '1' } };
    const saved = await team.call(saveCertificationDraft, { body: { values, version: 0 } });
    expect(saved).toMatchObject({ values, version: 1 });
    expect(await team.call(getCertificationDraft, {})).toEqual(saved);
  });

  it('is never written over by somebody who has not seen the newest', async () => {
    const { team } = await newTeam();
    const save = (name: string, version: number) =>
      team.call(saveCertificationDraft, { body: { values: { name }, version } });
    const ended = await Promise.allSettled([save('Um', 0), save('Outro', 0)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await save('Certo', 1);
    await expect(save('Velho', 1)).rejects.toMatchObject({ name: 'changed_elsewhere', code: 13_019 });
    await expect(team.call(getCertificationDraft, {})).resolves.toMatchObject({
      values: { name: 'Certo' },
      version: 2,
    });
  });

  it('outlives a refusal, a submission and taking it back; a correction begins with it', async () => {
    const { team, submit, cancel, form } = await newTeam();
    const values = typed({ ...form, name: 'Padaria' });
    await team.call(saveCertificationDraft, { body: { values, version: 0 } });
    await expect(submit({ cnpj: '1' })).rejects.toMatchObject({ name: 'form_invalid' });
    await submit();
    await expect(team.call(getCertificationDraft, {})).resolves.toMatchObject({ values, version: 1 });
    await cancel();
    await expect(team.call(getCertificationDraft, {})).resolves.toMatchObject({ values, version: 1 });
  });

  it('begins with what was submitted where nothing was saved', async () => {
    const { team, submit, cancel, form } = await newTeam();
    await submit();
    await cancel();
    const { values, version } = await team.call(getCertificationDraft, {});
    expect(version).toBe(0);
    expect(values).toMatchObject({ type: 'enterprise', cnpj: '11222333000181', businessLicense: form.businessLicense });
    await expect(team.call(submitCertification, { body: values as typeof form })).resolves.toMatchObject({
      status: 'UNDER',
    });
  });

  it('is for those who may change it; who may view sees where it stands, and nobody else does', async () => {
    const { team, submit, cancel } = await newTeam();
    await submit();
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.merchant', permissionLevel: 'read' }],
    });
    await expect(reader.call(latestCertification, {})).resolves.toMatchObject({ status: 'UNDER' });
    const lacking = { name: 'permission_missing' };
    await expect(reader.call(getCertificationDraft, {})).rejects.toMatchObject(lacking);
    await expect(reader.call(cancelCertification, {})).rejects.toMatchObject(lacking);
    const nobody = await member(testApp, team, { permissions: [] });
    await expect(nobody.call(latestCertification, {})).rejects.toMatchObject({ name: 'not_found' });
    await cancel();
  });

  it('takes no number of a card into the draft (rule: no-card-numbers), and says in which field it stands', async () => {
    const { team, form } = await newTeam();
    const save = (change: object) =>
      team.call(saveCertificationDraft, { body: { values: typed({ ...form, ...change }), version: 0 } });
    const card = '5555 5555 5555 4444';
    await expect(save({ intro: `Cartão ${card}`, legalPerson: { name: card } })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { intro: expect.stringContaining('cartão'), 'legalPerson.name': expect.stringContaining('cartão') },
    });
    await expect(save({})).resolves.toMatchObject({ version: 1 });
  });

  it('stands in no table as plain text (rule: sealed)', async () => {
    const { team, submit, form } = await newTeam();
    await team.call(saveCertificationDraft, { body: { values: typed(form), version: 0 } });
    await submit();
    const { db } = testApp.platform;
    const stored = JSON.stringify([await db.select().from(reviews), await db.select().from(reviewDrafts)]);
    for (const secret of ['39053344705', '390.533.447-05', '11222333000181', 'Helena'])
      expect(stored).not.toContain(secret);
  });
});

describe('another team', () => {
  const asked = (by: Pick<Team, 'call'>, merchantId?: string) =>
    by.call(latestCertification, { query: merchantId === undefined ? {} : { merchantId } });

  it('is not asked about by people who are not in it', async () => {
    const { team } = await newTeam();
    const other: Team = (await newTeam()).team;
    await expect(asked(team, team.merchantId)).resolves.toMatchObject({ merchantId: team.merchantId });
    await expect(asked(team, other.merchantId)).rejects.toMatchObject({ name: 'not_found' });
    await expect(asked(team, crypto.randomUUID())).rejects.toMatchObject({ name: 'not_found' });
  });

  it('of the person is asked about without choosing it, by those who may read its settings', async () => {
    const { team } = await newTeam();
    /** A member who has just logged in, without a team so far. */
    const arriving = async (menuId: MenuId) => {
      const permissions = [{ menuId, permissionLevel: 'read' }] as const;
      return logIn(testApp, await member(testApp, team, { permissions }));
    };
    const reader = await arriving('setting.merchant');
    await expect(asked(reader)).rejects.toMatchObject({ name: 'team_missing' });
    await expect(asked(reader, team.merchantId)).resolves.toMatchObject({ merchantId: team.merchantId });
    await expect(asked(await arriving('payment.orders'), team.merchantId)).rejects.toMatchObject({ name: 'not_found' });
  });
});
