import { exportAuditEvents, listAuditEventPeople, listAuditEvents } from '@balcao/contract/audit-event';
import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import { type AskOf, pathOf } from '@balcao/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { createAuditEvents } from './audit-event.service.ts';
import { createStaffNames } from './staff-names.service.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let igor: Staff;
let rita: Staff;
let bakery: Team;
const auditEvents = createAuditEvents({ names: createStaffNames() });

/** Writes down what someone did, as the modules do in which it happens. */
const done = (
  kind: AuditEventKind,
  subjectName: string,
  at: string,
  by = rita,
  merchantId: string | null = bakery.merchantId,
) =>
  transaction(testApp.platform.db, (tx) => {
    const auditEvent = { actor: by, ip: '10.1.2.3', requestId: crypto.randomUUID(), now: new Date(at) };
    return auditEvents.record(tx, auditEvent, { kind, merchantId, subjectId: crypto.randomUUID(), subjectName });
  });

beforeAll(async () => {
  testApp = await openTestApp();
  igor = await staffMember(testApp, 'admin');
  rita = await staffMember(testApp, 'reviewer');
  bakery = await openTeam(testApp, await register(testApp), { name: 'Padaria 100% Estrela' });
  await done('reviewOpened', 'Certificação', '2026-03-01T12:00:00.000Z');
  await done('documentOpened', 'RG frente.pdf', '2026-03-01T12:00:01.000Z');
  await done('documentOpened', 'Contrato social', '2026-03-02T12:00:00.000Z');
  await done('staffChanged', 'Sara Melo', '2026-03-03T12:00:00.000Z', igor, null);
});
afterAll(() => testApp.close());

const list = (query: NonNullable<AskOf<typeof listAuditEvents>['query']>) => igor.call(listAuditEvents, { query });
const subjects = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).list.map(({ subjectName }) => subjectName);

describe('GET /staff/audit-event', () => {
  it('says who looked at which document of whom, newest first', async () => {
    const { list: all, total } = await list({});
    expect(all.map(({ kind }) => kind)).toEqual(['staffChanged', 'documentOpened', 'documentOpened', 'reviewOpened']);
    expect(total).toBe(4);
    expect(all[2]).toMatchObject({
      kind: 'documentOpened',
      at: '2026-03-01T12:00:01.000Z',
      by: { staffId: rita.staffId, name: 'Rita Souza' },
      merchant: { number: bakery.merchantNumber, name: 'Padaria 100% Estrela' },
      subjectName: 'RG frente.pdf',
      ip: '10.1.2.3',
    });
    expect(all[0]?.merchant).toBeNull();
  });

  it('is searched by text, never by what is none', async () => {
    await expect(list({ search: 'a\0b' })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('is filtered by who, kind, merchant or subject, and time', async () => {
    expect(await subjects({ staffId: [igor.staffId] })).toEqual(['Sara Melo']);
    expect(await subjects({ kind: ['reviewOpened', 'staffChanged'] })).toEqual(['Sara Melo', 'Certificação']);
    expect(await subjects({ search: 'rg FRENTE' })).toEqual(['RG frente.pdf']);
    expect(await subjects({ search: bakery.merchantNumber })).toHaveLength(3);
    expect(await subjects({ search: '100%' })).toHaveLength(3);
    expect(await subjects({ search: '_' })).toEqual([]);
    expect(await subjects({ from: '2026-03-02T00:00:00.000Z', to: '2026-03-03T12:00:00.000Z' })).toEqual([
      'Contrato social',
    ]);
  });

  it('goes on from page to page without an event lost or shown twice', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ pageSize: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.list.map(({ subjectName }) => subjectName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(await subjects({}));
    await expect(list({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 1000 });
  });

  it('is for those who administer, and for no one else', async () => {
    const others = [rita, await staffMember(testApp, 'finance'), await staffMember(testApp, 'support'), bakery];
    const outcomes = await Promise.all(
      others.map(({ call }) =>
        call(listAuditEvents, {}).then(
          () => 'seen',
          ({ name }) => name,
        ),
      ),
    );
    expect(outcomes).toEqual(['permission_missing', 'permission_missing', 'permission_missing', 'session_missing']);
  });

  it('names everybody who did something', async () => {
    const { list: people } = await igor.call(listAuditEventPeople, {});
    expect(people.map(({ id }) => id).sort()).toEqual([igor.staffId, rita.staffId].sort());
  });
});

describe('what staff did', () => {
  it('is changed and deleted by nobody, not even the server itself', async () => {
    for (const statement of [`update staff_deed set subject_name = 'nada'`, 'delete from staff_deed'])
      await expect(testApp.platform.db.$client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('GET /staff/audit-event/export', () => {
  it('gives what the filter shows as CSV in the reader’s language, and stands in the record itself', async () => {
    await done('documentOpened', '=cmd()', '2026-03-04T12:00:00.000Z');
    const url = `${pathOf(exportAuditEvents)}?kind=documentOpened&from=2026-03-02T00:00:00.000Z`;
    const headers = {
      authorization: `Bearer ${igor.token}`,
      'accept-language': 'pt-BR',
      'time-zone': 'America/Sao_Paulo',
    };
    const answer = await testApp.app.inject({ url, headers });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const number = bakery.merchantNumber;
    expect(answer.payload.replace('\ufeff', '').split('\r\n')).toEqual([
      'Quando;Quem;O quê;Estabelecimento;Número;Sobre;O que mudou;Endereço IP',
      `04/03/2026 09:00:00;Rita Souza;Documento aberto;Padaria 100% Estrela;${number};'=cmd();;10.1.2.3`,
      `02/03/2026 09:00:00;Rita Souza;Documento aberto;Padaria 100% Estrela;${number};Contrato social;;10.1.2.3`,
      '',
    ]);
    expect((await list({ kind: ['deedsExported'] })).list).toMatchObject([{ by: { staffId: igor.staffId } }]);
  });
});
