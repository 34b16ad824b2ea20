import { listAuditEvents } from '@balcao/contract/audit-event';
import { listNotices } from '@balcao/contract/notification-bell';
import { getTemplate, removeTemplate } from '@balcao/contract/template';
import { disableTemplate, listDeskTemplates, pauseTemplate, resumeTemplate } from '@balcao/contract/template-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitOf, writeTemplate } from '../../../test/held-templates.ts';
import { lastMailTo, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { approve, outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let reviewer: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  reviewer = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

const passed = async () => {
  const template = await writeTemplate(team);
  await approve(reviewer, await submitOf(team, template.id));
  return template;
};
const reason = 'Muita gente reclamou desta mensagem.';
const about = (id: string) => ({ params: { id }, body: { reason } });
const found = async (query: object) => (await reviewer.call(listDeskTemplates, { query })).list;

describe('templates on the desk of staff', () => {
  it('are those that were approved, of every team, found by a part of the name', async () => {
    const [{ id, name }, draft] = [await passed(), await writeTemplate(team)];
    expect(await found({ search: name.slice(0, 9) })).toMatchObject([{ id, state: 'approved', inUse: { name } }]);
    expect(await found({ search: draft.name })).toEqual([]);
    expect(await found({ search: name, state: ['paused'] })).toEqual([]);
    await expect(reviewer.call(pauseTemplate, about(draft.id))).rejects.toMatchObject({ name: 'not_found' });
  });

  it('are paused with a reason, which the team reads, and go on', async () => {
    const { id, name } = await passed();
    expect(await reviewer.call(pauseTemplate, about(id))).toMatchObject({ state: 'paused', reason });
    const params = { templateId: id };
    expect(await team.call(getTemplate, { params })).toMatchObject({ state: 'paused', reason });
    const [notice] = (await team.call(listNotices, { query: {} })).list;
    expect(notice).toMatchObject({ kind: 'messageTemplateSwitched', data: { name, what: 'paused', reason } });
    await expect.poll(async () => (await lastMailTo(testApp, team.email)).body).toContain(reason);
    expect(await reviewer.call(resumeTemplate, about(id))).toMatchObject({ state: 'approved', reason: null });
    const admin = await staffMember(testApp, 'admin');
    const { list } = await admin.call(listAuditEvents, {
      query: { kind: ['messageTemplatePaused', 'messageTemplateResumed'] },
    });
    expect(list.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ['messageTemplateResumed', name],
      ['messageTemplatePaused', name],
    ]);
  });

  it('are switched off for good, once by two at the same moment', async () => {
    const { id } = await passed();
    const both = [1, 2].map(() => reviewer.call(disableTemplate, about(id)));
    expect((await outcomesOf(both)).sort()).toEqual(['done', 'state_forbids']);
    await expect(reviewer.call(resumeTemplate, about(id))).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(submitOf(team, id)).rejects.toMatchObject({ name: 'state_forbids' });
    await team.call(removeTemplate, { params: { templateId: id } });
    expect(await found({ state: ['disabled'] })).toEqual([]);
  });

  it('want a reason that says something', async () => {
    const { id } = await passed();
    const pause = reviewer.call(pauseTemplate, { params: { id }, body: { reason: 'não' } });
    await expect(pause).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
  });
});
