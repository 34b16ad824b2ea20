import { acceptInvitation, inviteMember, readInvitation, revokeInvitation } from '@balcao/contract/invitation';
import { listLog } from '@balcao/contract/log';
import { listMembers, removeMember, updateMember } from '@balcao/contract/member';
import { changeRoleStatus } from '@balcao/contract/role';
import { changeTeam } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo, member, openTeam, type Person, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { invitations } from './invitation.tables.ts';

let testApp: TestApp;
let ana: Team;
let roleId: string;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Porto' });
  const caio = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
  roleId = caio.roleId ?? '';
});
afterAll(() => testApp.close());

const refused = (name: string) => ({ name });
const codeIn = (text: string): string => /\/invite\?code=([A-Za-z0-9_-]{22})\b/.exec(text)?.[1] ?? '';
/** Invites and answers with the code: from the mail, or from the link. */
const invited = async (by: Person, email: string | null) => {
  const { id, link } = await by.call(inviteMember, { body: { email, roleId, locale: 'pt-BR' } });
  return { id, code: codeIn(link ?? (await lastMailTo(testApp, email ?? '')).body) };
};
const read = (code: string) => testApp.caller()(readInvitation, { params: { code } });
const accept = (by: Person, inviteCode: string) => by.call(acceptInvitation, { body: { inviteCode } });
const expire = (id: string) =>
  testApp.platform.db
    .update(invitations)
    .set({ expiresAt: testApp.platform.clock.now() })
    .where(eq(invitations.id, id));
const membersOf = async (by: Person) => (await by.call(listMembers, {})).list.map(({ id }) => id);

describe('reading an invitation', () => {
  it('shows the holder of the code what it is for, and the address whose mail alone holds that code', async () => {
    const email = `roberta.lima.${crypto.randomUUID()}@exemplo.com.br`;
    const { code } = await invited(ana, email);
    expect(await read(code)).toMatchObject({ teamName: 'Café do Porto', email });
    const byLink = await invited(ana, null);
    expect(await read(byLink.code)).toMatchObject({ email: null });
  });

  it('tells strangers nothing: unknown, malformed, replaced and taken back are all the same to them', async () => {
    const { id, code } = await invited(ana, null);
    await ana.call(revokeInvitation, { params: { id } });
    const unknown = 'A'.repeat(22);
    const [one, other] = await Promise.all([code, unknown].map((it) => read(it).catch((error) => error)));
    expect({ name: other.name, message: other.message, data: other.data?.refusal }).toEqual({
      name: one.name,
      message: one.message,
      data: one.data?.refusal,
    });
    expect(one.name).toBe('not_found');
    for (const malformed of ['x', `${unknown}A`, `${'A'.repeat(21)}%`, `' or 1=1 --`])
      await expect(read(malformed)).rejects.toMatchObject(refused('form_invalid'));
  });

  it('says that it is used or has expired', async () => {
    const { id, code } = await invited(ana, null);
    await accept(await register(testApp), code);
    await expect(read(code)).rejects.toMatchObject(refused('invitation_used'));
    const second = await invited(ana, null);
    await expire(second.id);
    await expect(read(second.code)).rejects.toMatchObject(refused('invitation_expired'));
    expect(id).not.toBe(second.id);
  });
});

describe('accepting an invitation', () => {
  it('joins the team in its role, and is in the log; the team is then there to be chosen', async () => {
    const bia = await register(testApp);
    const { code } = await invited(ana, bia.email);
    const { merchantId, teamName } = await accept(bia, code);
    expect({ merchantId, teamName }).toEqual({ merchantId: ana.merchantId, teamName: 'Café do Porto' });
    const { token } = await bia.call(changeTeam, { body: { merchantId } });
    const user = await testApp.caller(token)(currentUser, {});
    expect(user).toMatchObject({ isAdmin: false, menuPermissions: [{ menuId: 'payment.orders' }] });
    const { list } = await ana.call(listLog, { query: {} });
    expect(list[0]).toMatchObject({ event: '1', actor: { id: bia.accountId }, subject: { kind: 'member' } });
  });

  it('works for somebody at work in another team, who stays there', async () => {
    const dora = await openTeam(testApp, await register(testApp));
    await accept(dora, (await invited(ana, null)).code);
    expect(await dora.call(currentUser, {})).toMatchObject({ merchantId: dora.merchantId });
    expect(await membersOf(ana)).toContain(dora.accountId);
  });

  it('twice at the same instant: one joins (rule: invitations)', async () => {
    const { code } = await invited(ana, null);
    const crowd = await Promise.all([register(testApp), register(testApp), register(testApp)]);
    const results = await Promise.allSettled(crowd.map((one) => accept(one, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(refused('invitation_used'));
    expect(await membersOf(ana)).toHaveLength(3);
  });

  it('twice by the same person at the same instant joins once', async () => {
    const { code } = await invited(ana, null);
    const bia = await register(testApp);
    const results = await Promise.allSettled([accept(bia, code), accept(bia, code)]);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []));
    expect(refusals).toEqual(['member_already']);
  });

  it('more often at the same instant than the database has connections for still joins once', async () => {
    const { code } = await invited(ana, null);
    const crowd = await Promise.all(Array.from({ length: 4 }, () => register(testApp)));
    const all = crowd.flatMap((one) => Array.from({ length: 9 }, () => accept(one, code)));
    const results = await Promise.allSettled(all);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []));
    expect(refusals.filter((name) => name === 'member_already')).toHaveLength(8);
    expect(refusals.filter((name) => name === 'invitation_used')).toHaveLength(27);
  });

  it('refuses anyone to whom it was not sent, and leaves it to whom it was', async () => {
    const bia = await register(testApp);
    const { code } = await invited(ana, bia.email);
    await expect(accept(await register(testApp), code)).rejects.toMatchObject(refused('invitation_for_another'));
    await accept(bia, code);
  });

  it('refuses a member, and the invitation stays for somebody else', async () => {
    const { code } = await invited(ana, null);
    await expect(accept(ana, code)).rejects.toMatchObject(refused('member_already'));
    await accept(await register(testApp), code);
  });

  it('refuses an expired, a revoked, a used, an unknown and a malformed code', async () => {
    const bia = await register(testApp);
    const expired = await invited(ana, bia.email);
    await expire(expired.id);
    await expect(accept(bia, expired.code)).rejects.toMatchObject(refused('invitation_expired'));
    const revoked = await invited(ana, null);
    await ana.call(revokeInvitation, { params: { id: revoked.id } });
    await expect(accept(bia, revoked.code)).rejects.toMatchObject(refused('not_found'));
    const used = await invited(ana, null);
    await accept(await register(testApp), used.code);
    await expect(accept(bia, used.code)).rejects.toMatchObject(refused('invitation_used'));
    await expect(accept(bia, 'B'.repeat(22))).rejects.toMatchObject(refused('not_found'));
    await expect(accept(bia, 'B')).rejects.toMatchObject(refused('form_invalid'));
    expect(await membersOf(ana)).not.toContain(bia.accountId);
  });

  it('takes the role and the team from the invitation, whatever the body says', async () => {
    const { code } = await invited(ana, null);
    const body = { inviteCode: code, isAdmin: true, roleId: crypto.randomUUID(), merchantId: crypto.randomUUID() };
    const bia = await register(testApp);
    await expect(bia.call(acceptInvitation, { body })).rejects.toMatchObject(refused('form_invalid'));
  });

  it('a removed member does not come back by the link they came by', async () => {
    const bia = await register(testApp);
    const { code } = await invited(ana, null);
    await accept(bia, code);
    await ana.call(removeMember, { params: { id: bia.accountId } });
    await expect(accept(bia, code)).rejects.toMatchObject(refused('invitation_used'));
    expect(await membersOf(ana)).not.toContain(bia.accountId);
  });
});

describe('what has changed since the invitation (rule: invitations)', () => {
  it('a role that was turned off is refused, and good again when it is on', async () => {
    const bia = await register(testApp);
    const { code } = await invited(ana, null);
    await ana.call(changeRoleStatus, { body: { id: roleId, status: '1' } });
    await expect(read(code)).rejects.toMatchObject(refused('role_off'));
    await expect(accept(bia, code)).rejects.toMatchObject(refused('role_off'));
    await ana.call(changeRoleStatus, { body: { id: roleId, status: '0' } });
    await accept(bia, code);
  });

  it('the person who invited has left the team: the invitation left with them', async () => {
    const second = await member(testApp, ana, { isAdmin: true });
    const { code } = await invited(second, null);
    await ana.call(removeMember, { params: { id: second.accountId } });
    await expect(read(code)).rejects.toMatchObject(refused('invitation_expired'));
    await expect(accept(await register(testApp), code)).rejects.toMatchObject(refused('invitation_expired'));
  });

  it('the person who invited may no longer give the role', async () => {
    const second = await member(testApp, ana, { isAdmin: true });
    const { code } = await invited(second, null);
    const body = { isAdmin: false, roleId, version: 1 };
    await ana.call(updateMember, { params: { id: second.accountId }, body });
    await expect(accept(await register(testApp), code)).rejects.toMatchObject(refused('invitation_expired'));
  });
});
