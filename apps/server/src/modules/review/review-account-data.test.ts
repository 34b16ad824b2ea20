import { downloadAccountData } from '@balcao/contract/account-data';
import { submitCertification } from '@balcao/contract/certification';
import { pathOf } from '@balcao/contract/endpoint';
import { removeMember } from '@balcao/contract/member';
import { answerReview } from '@balcao/contract/review';
import { askReview, claimReview } from '@balcao/contract/review-desk';
import { updateRole } from '@balcao/contract/role';
import { openDocument } from '@balcao/contract/upload';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { photo } from '../../../test/documents.ts';
import { prove } from '../../../test/factors.ts';
import { askForOwnData, takeOwnData } from '../../../test/own-data.ts';
import { logIn, member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { enterpriseCertification, personalCertification } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, transferOf } from '../../../test/transfers.ts';
import { uploads, uploadViews } from '../upload/upload.tables.ts';

let testApp: TestApp;
let address: string;
beforeAll(async () => {
  testApp = await openTestApp();
  address = await addressOf(testApp);
});
afterAll(() => testApp.close());

const send = async (who: Team, name: string) => (await transferOf(address, who.token).send(await photo(), name)).id;
/** A document as its team sees it. */
const seen = async (who: Team, id: string): Promise<Buffer> => {
  const { url } = await who.call(openDocument, { params: { id } });
  return Buffer.from(await (await fetch(address + url)).arrayBuffer());
};
/** A team whose founder is certified as a person, with both sides of their document. */
const certifying = async () => {
  const team = await openTeam(testApp, await register(testApp), { name: 'Otávio: pães/bolos' });
  await customer(testApp, { name: 'Otávio', cpf: '52998224725', boundTo: team.accountId });
  const [front, back] = [await send(team, 'Meu RG.jpg'), await send(team, 'Meu RG.jpg')];
  const form = { ...personalCertification(front), name: 'Otávio', idBack: [back] };
  const { submission } = await team.call(submitCertification, { body: form });
  return { team, front, back, id: submission?.reviewId ?? '' };
};
/** A company that a member who may do so has submitted. */
const company = async () => {
  const team = await openTeam(testApp, await register(testApp), { name: 'Padaria' });
  const write = [{ menuId: 'setting.merchant', permissionLevel: 'write' } as const];
  const davi = await member(testApp, team, { permissions: write });
  const paper = await send(davi, 'Contrato social.jpg');
  await davi.call(submitCertification, { body: enterpriseCertification(paper) });
  return { team, davi, paper };
};
const dismiss = async (by: Team, who: Team): Promise<Team> => {
  await by.call(removeMember, { params: { id: who.accountId } });
  return { ...who, ...(await logIn(testApp, who)) };
};

describe('what a person takes along of what they submitted', () => {
  it('is the form as they typed it, with their CPF and the pictures byte for byte', async () => {
    const { team, front, back, id } = await certifying();
    const { data, files } = await takeOwnData(testApp, team);
    const [one] = data.submissions;
    expect(one).toMatchObject({ id, team: 'Otávio: pães/bolos', kind: 'certification', status: 'UNDER', messages: [] });
    const fields = new Map(one?.form?.map((field) => [field.path, field]));
    expect(fields.get('cpf')).toEqual({ path: 'cpf', value: '52998224725', files: [] });
    for (const [path, document] of Object.entries({ idFront: front, idBack: back })) {
      const [file] = fields.get(path)?.files ?? [];
      expect(file?.path).toMatch(new RegExp(`^files/certification \\d{4}-\\d\\d-\\d\\d/${path} Meu RG[.]webp$`));
      const bytes = await seen(team, document);
      expect(bytes.length).toBeGreaterThan(1_000);
      expect(files.get(file?.path ?? '')?.equals(bytes)).toBe(true);
    }
    expect([...files.keys()].at(-1)).toBe('data.json');
    const views = await testApp.platform.db.select().from(uploadViews).where(eq(uploadViews.uploadId, front));
    expect(views.map(({ accountId }) => accountId)).toContain(team.accountId);
  });

  it('has what they were asked and answered', async () => {
    const { team, id } = await certifying();
    const rita = await staffMember(testApp, 'reviewer');
    const params = { id };
    await rita.call(claimReview, { params });
    await rita.call(askReview, { params, body: { text: 'Qual é o órgão emissor?' } });
    await team.call(answerReview, { params, body: { text: 'SSP de São Paulo.' } });
    const { data } = await takeOwnData(testApp, team);
    expect(data.submissions[0]?.messages).toMatchObject([
      { from: 'platform', text: 'Qual é o órgão emissor?' },
      { from: 'you', text: 'SSP de São Paulo.' },
    ]);
  });

  it('names a file that does not exist any more, and has all the others', async () => {
    const { team, front, back } = await certifying();
    await testApp.platform.db.delete(uploads).where(eq(uploads.id, front));
    const { data, files } = await takeOwnData(testApp, team);
    const fields = new Map(data.submissions[0]?.form?.map((field) => [field.path, field]));
    expect(fields.get('idFront')?.files).toEqual([{ name: front, type: null, bytes: 0, path: null }]);
    expect(files.get(fields.get('idBack')?.files[0]?.path ?? '')?.equals(await seen(team, back))).toBe(true);
  });

  it('names a file whose bytes were lost', async () => {
    const { team, front } = await certifying();
    await testApp.platform.files.remove(`files/${front.slice(-2)}/${front}`);
    const { data, files } = await takeOwnData(testApp, team);
    const lost = data.submissions[0]?.form?.find(({ path }) => path === 'idFront')?.files;
    expect(lost).toMatchObject([{ name: 'Meu RG.jpg', path: null }]);
    expect(files.size).toBe(2);
  });

  it('is nothing of what another member of the team submitted', async () => {
    const { team, davi } = await company();
    expect((await takeOwnData(testApp, davi)).data.submissions).toHaveLength(1);
    expect((await takeOwnData(testApp, team)).data.submissions).toEqual([]);
  });

  it('stays whole after they left the team where it is about themselves', async () => {
    const { team } = await certifying();
    const left = await dismiss(await member(testApp, team, { isAdmin: true }), team);
    const { data, files } = await takeOwnData(testApp, left);
    expect(data.teams).toEqual([]);
    expect(data.submissions[0]?.form?.find(({ path }) => path === 'cpf')?.value).toBe('52998224725');
    expect(files.size).toBe(3);
  });

  it('is only named after they left where it is a company’s', async () => {
    const { team, davi } = await company();
    const before = await takeOwnData(testApp, davi);
    expect(before.data.submissions[0]?.form?.find(({ path }) => path === 'legalPerson.cpf')?.value).toBe('39053344705');
    expect([...before.files.keys()].filter((path) => path.includes('Contrato social'))).not.toEqual([]);
    const { data, files } = await takeOwnData(testApp, await dismiss(team, davi));
    const named = { team: 'Padaria', kind: 'certification', status: 'UNDER', form: null, messages: [] };
    expect(data.submissions).toMatchObject([named]);
    expect([...files.keys()]).toEqual(['data.json']);
    expect(JSON.stringify(data)).not.toContain('39053344705');
  });

  it('is only named while their role lacks the right', async () => {
    const { team, davi } = await company();
    const menuPermissions = [{ menuId: 'setting.merchant', permissionLevel: 'read' } as const];
    await team.call(updateRole, {
      params: { id: davi.roleId ?? '' },
      body: { name: 'Leitura', menuPermissions, version: 1 },
    });
    const { data } = await takeOwnData(testApp, { ...davi, ...(await logIn(testApp, davi)) });
    expect(data.submissions).toMatchObject([{ team: 'Padaria', form: null }]);
  });

  it('is refused without a fresh proof that it is them', async () => {
    const { team } = await certifying();
    const fresh = { ...team, ...(await logIn(testApp, team)) };
    const refused = await askForOwnData(testApp, fresh.token);
    expect(await refused.json()).toMatchObject({ data: { refusal: 'proof_missing' } });
  });

  it('may be broken off: the next one is whole', async () => {
    const { team } = await certifying();
    await prove(team);
    const leave = new AbortController();
    const headers = { authorization: `Bearer ${team.token}` };
    const answer = await fetch(address + pathOf(downloadAccountData), { headers, signal: leave.signal });
    await answer.body?.getReader().read();
    leave.abort();
    const { files } = await takeOwnData(testApp, team);
    expect(files.size).toBe(3);
  });
});
