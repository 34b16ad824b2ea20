import {
  acceptInvitation,
  inviteMember,
  listInvitations,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from '@balcao/contract/invitation';
import { listLog } from '@balcao/contract/log';
import type { menuIds } from '@balcao/contract/menus';
import { changeRoleStatus, deleteRole } from '@balcao/contract/role';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { begin, whileHeld } from '../../../test/locks.ts';
import { lastMailTo, member, openTeam, type Person, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { mails } from '../../platform/platform.tables.ts';
import { invitationsPerPerson } from './invitation.service.ts';
import { invitations } from './invitation.tables.ts';

let testApp: TestApp;
let ana: Team;
let roleId: string;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await openTeam(testApp, await register(testApp));
  const caio = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
  roleId = caio.roleId ?? '';
});
afterAll(() => testApp.close());

const refused = (name: string) => ({ name });
const newEmail = (): string => `convidada.${crypto.randomUUID()}@exemplo.com.br`;
const write = (...menus: (typeof menuIds)[number][]) => ({
  permissions: menus.map((menuId) => ({ menuId, permissionLevel: 'write' as const })),
});
const invite = (by: Person, email: string | null, role = roleId, locale: 'pt-BR' | 'en-US' = 'pt-BR') =>
  by.call(inviteMember, { body: { email, roleId: role, locale } });
const open = async (by: Person) => (await by.call(listInvitations, {})).list;
const resend = (by: Person, id: string) => by.call(resendInvitation, { params: { id } });
const revoke = (by: Person, id: string) => by.call(revokeInvitation, { params: { id } });
const codeIn = (text: string): string => /\/invite\?code=([A-Za-z0-9_-]{22})\b/.exec(text)?.[1] ?? '';
const codeMailedTo = async (email: string) => codeIn((await lastMailTo(testApp, email)).body);
const read = (code: string) => testApp.caller()(readInvitation, { params: { code } });
const accept = (by: Person, inviteCode: string) => by.call(acceptInvitation, { body: { inviteCode } });
/** As if it had been sent this long ago. */
const age = async (id: string, ms: number) => {
  const past = (days: number) => new Date(testApp.platform.clock.now().getTime() - ms + days * 86_400_000);
  const changed = { sentAt: past(0), expiresAt: past(7) };
  await testApp.platform.db.update(invitations).set(changed).where(eq(invitations.id, id));
};
const week = 7 * 86_400_000;
const minute = 60_000;

describe('inviting somebody', () => {
  it('ends for the day for somebody who has invited two hundred times, by whichever team, and for nobody else', async () => {
    const { id } = await invite(ana, newEmail());
    await age(id, 2 * minute);
    const { limits } = testApp.platform;
    for (let sent = 1; sent < invitationsPerPerson.points; sent += 1)
      await limits.strike(invitationsPerPerson, ana.accountId);
    await expect(invite(ana, newEmail())).rejects.toMatchObject(refused('too_many_requests'));
    await expect(resend(ana, id)).rejects.toMatchObject(refused('too_many_requests'));
    const rui = await member(testApp, ana, { isAdmin: true });
    expect(await resend(rui, id)).toMatchObject({ status: 'pending' });
  });

  it('by e-mail sends the code to them and to nobody else, and only its hash is kept (rule: invitations)', async () => {
    const email = newEmail();
    const invited = await invite(ana, email.toUpperCase());
    expect(invited).toMatchObject({ email, status: 'pending', link: null, role: { id: roleId, status: '0' } });
    const code = await codeMailedTo(email);
    expect(code).toHaveLength(22);
    expect(JSON.stringify([invited, await open(ana)])).not.toContain(code);
    const [row] = await testApp.platform.db.select().from(invitations).where(eq(invitations.id, invited.id));
    expect(JSON.stringify(row)).not.toContain(code);
    expect(new Date(invited.expiresAt).getTime() - new Date(invited.createdAt).getTime()).toBe(week);
  });

  it('carries no address that a team chose as its name', async () => {
    const team = await openTeam(testApp, await register(testApp), { name: 'https://balcao.evil.example/entrar' });
    const { roleId: role } = await member(testApp, team, { permissions: [] });
    const email = newEmail();
    await invite(team, email, role ?? '');
    const { subject, body } = await lastMailTo(testApp, email);
    expect(`${subject}\n${body}`).not.toMatch(/evil\.example/);
    expect(subject).toContain('balcao. evil. example');
  });

  it('writes in the language of the account if there is one, and otherwise in the one chosen', async () => {
    const stranger = newEmail();
    await invite(ana, stranger, roleId, 'en-US');
    expect((await lastMailTo(testApp, stranger)).subject).toContain('Invitation to team');
    const known = await register(testApp);
    await invite(ana, known.email, roleId, 'en-US');
    expect((await lastMailTo(testApp, known.email)).subject).toContain('Convite para a equipe');
  });

  it('answers the same for an address with an account and one without', async () => {
    const known = await register(testApp);
    const shape = ({
      id: _id,
      email: _email,
      createdAt: _createdAt,
      expiresAt: _expiresAt,
      ...rest
    }: object & {
      id: string;
      email: string | null;
      createdAt: string;
      expiresAt: string;
    }) => rest;
    expect(shape(await invite(ana, known.email))).toEqual(shape(await invite(ana, newEmail())));
  });

  it('by link answers with the link once, under the public address and never the one of the call (rule: one-public-address)', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/admin/v3.0/merchant/user',
      headers: {
        authorization: `Bearer ${ana.token}`,
        'x-forwarded-host': 'evil.example',
        origin: 'http://evil.example',
      },
      payload: { email: null, roleId, locale: 'pt-BR' },
    });
    const { link, id } = answer.json().data;
    expect(link).toMatch(/^http:\/\/[^/]+\/invite\?code=[A-Za-z0-9_-]{22}$/);
    expect(link.startsWith(`${testApp.platform.config.publicBaseUrl}/invite?`)).toBe(true);
    const [listed] = await open(ana);
    expect(listed).toMatchObject({ id, email: null });
    expect(listed).not.toHaveProperty('link');
  });

  it('refuses a role of another team, one that is off, and one that was deleted', async () => {
    const other = await openTeam(testApp, await register(testApp));
    const stranger = await member(testApp, other, { permissions: [] });
    await expect(invite(ana, newEmail(), stranger.roleId ?? '')).rejects.toMatchObject(refused('not_found'));
    await ana.call(changeRoleStatus, { body: { id: roleId, status: '1' } });
    await expect(invite(ana, newEmail())).rejects.toMatchObject(refused('role_off'));
    await ana.call(deleteRole, { params: { id: roleId } });
    await expect(invite(ana, newEmail())).rejects.toMatchObject(refused('role_off'));
  });

  it('refuses a role that allows more than the person who invites has, on every way (rule: no-raised-rights)', async () => {
    const clerk = await member(testApp, ana, write('setting.team'));
    const { id } = await invite(ana, newEmail());
    await age(id, 2 * minute);
    for (const email of [newEmail(), null])
      await expect(invite(clerk, email)).rejects.toMatchObject(refused('rights_exceeded'));
    await expect(resend(clerk, id)).rejects.toMatchObject(refused('rights_exceeded'));
    await invite(clerk, newEmail(), clerk.roleId ?? '');
  });

  it('refuses a member, and an address whose invitation waits; two at the same instant send one', async () => {
    const email = newEmail();
    await expect(invite(ana, ana.email)).rejects.toMatchObject(refused('member_already'));
    const results = await Promise.allSettled([invite(ana, email), invite(ana, email), invite(ana, email)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(invite(ana, email)).rejects.toMatchObject(refused('already_exists'));
    const sent = await testApp.platform.db.select().from(mails).where(eq(mails.recipient, email));
    expect(sent).toHaveLength(1);
  });

  it('fills nobody’s mailbox: after a revocation the next mail to the address waits its minute', async () => {
    const email = newEmail();
    const { id } = await invite(ana, email);
    await revoke(ana, id);
    await expect(invite(ana, email)).rejects.toMatchObject(refused('captcha_too_soon'));
    await age(id, minute);
    await invite(ana, email);
  });

  it('works again for an address whose old invitation has expired, and the old code stays dead', async () => {
    const email = newEmail();
    const { id } = await invite(ana, email);
    const old = await codeMailedTo(email);
    await age(id, week);
    const again = await invite(ana, email);
    expect((await open(ana)).map((one) => one.id)).toEqual([again.id]);
    await expect(read(old)).rejects.toMatchObject(refused('not_found'));
  });

  it('is in the log', async () => {
    const email = newEmail();
    const { role } = await invite(ana, email);
    const { list } = await ana.call(listLog, { query: {} });
    expect(list[0]).toMatchObject({ event: '2', subject: { kind: 'invitation', name: email } });
    expect(list[0]?.changes).toContainEqual({ field: 'role', of: null, before: null, after: role.name });
  });

  it.each([
    ['an e-mail that is none', { email: 'nobody' }],
    ['a language that the product does not speak', { locale: 'fr-FR' }],
    ['a team', { merchantId: '0198d9b7-0000-7000-8000-000000000000' }],
    ['super admin rights', { isAdmin: true }],
    ['no role', { roleId: null }],
  ])('refuses %s in its body (rule: team-of-the-session, listed-fields-only)', async (_what, wrong) => {
    const body = { email: newEmail(), roleId, locale: 'pt-BR' as const, ...wrong };
    await expect(ana.call(inviteMember, { body: body as never })).rejects.toMatchObject(refused('form_invalid'));
  });
});

describe('open invitations', () => {
  it('are those that nobody has accepted or revoked, newest first, by pages', async () => {
    const first = await invite(ana, newEmail());
    const second = await invite(ana, null);
    const third = await invite(ana, newEmail());
    await revoke(ana, third.id);
    await age(first.id, week);
    expect((await open(ana)).map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'pending'],
      [first.id, 'expired'],
    ]);
    const page = await ana.call(listInvitations, { query: { pageSize: 1 } });
    expect(page.total).toBe(2);
    const rest = await ana.call(listInvitations, { query: { pageSize: 1, cursor: page.nextCursor ?? '' } });
    expect([...page.list, ...rest.list].map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(rest.nextCursor).toBeNull();
  });

  it('of another team are neither seen, sent again nor taken back (rule: foreign-is-unknown)', async () => {
    const { id } = await invite(ana, newEmail());
    const other = await openTeam(testApp, await register(testApp));
    expect(await open(other)).toEqual([]);
    await expect(resend(other, id)).rejects.toMatchObject(refused('not_found'));
    await expect(revoke(other, id)).rejects.toMatchObject(refused('not_found'));
    await expect(resend(ana, crypto.randomUUID())).rejects.toMatchObject(refused('not_found'));
  });
});

describe('sending an invitation again', () => {
  it('makes a new code, kills the old one, and gives seven days more', async () => {
    const email = newEmail();
    const { id } = await invite(ana, email);
    const old = await codeMailedTo(email);
    await age(id, week);
    const again = await resend(ana, id);
    expect(again).toMatchObject({ id, status: 'pending', link: null });
    const fresh = await codeMailedTo(email);
    expect(fresh).not.toBe(old);
    await expect(read(old)).rejects.toMatchObject(refused('not_found'));
    expect(await read(fresh)).toMatchObject({ expiresAt: again.expiresAt });
  });

  it('while a colleague invites the address again leaves one that waits, and tells them', async () => {
    const email = newEmail();
    const { id } = await invite(ana, email);
    await age(id, week + minute);
    let sent: Promise<unknown>[] = [];
    let invited: Promise<unknown>[] = [];
    await whileHeld(
      testApp,
      (tx) => tx.select().from(invitations).where(eq(invitations.id, id)).for('update'),
      async () => {
        sent = await begin(testApp, resend(ana, id), 1);
        invited = await begin(testApp, invite(ana, email), 2);
      },
    );
    await Promise.all(sent);
    await expect(Promise.all(invited)).rejects.toMatchObject(refused('already_exists'));
  });

  it('of a link answers with the new link', async () => {
    const { id, link } = await invite(ana, null);
    await age(id, minute);
    const again = await resend(ana, id);
    await expect(read(codeIn(link ?? ''))).rejects.toMatchObject(refused('not_found'));
    await read(codeIn(again.link ?? ''));
  });

  it('waits a minute, and refuses what is revoked or accepted', async () => {
    const { id } = await invite(ana, newEmail());
    await expect(resend(ana, id)).rejects.toMatchObject(refused('captcha_too_soon'));
    await revoke(ana, id);
    await expect(resend(ana, id)).rejects.toMatchObject(refused('state_forbids'));
    await expect(revoke(ana, id)).rejects.toMatchObject(refused('state_forbids'));
    const link = await invite(ana, null);
    await accept(await register(testApp), codeIn(link.link ?? ''));
    await expect(resend(ana, link.id)).rejects.toMatchObject(refused('state_forbids'));
    await expect(revoke(ana, link.id)).rejects.toMatchObject(refused('state_forbids'));
  });

  it('makes the person who sends it again answer for it: the first inviter may have left', async () => {
    const bia = await member(testApp, ana, { isAdmin: true });
    const email = newEmail();
    const { id } = await invite(bia, email);
    await testApp.platform.db
      .update(invitations)
      .set({ sentAt: new Date(0) })
      .where(eq(invitations.id, id));
    expect(await resend(ana, id)).toMatchObject({ invitedBy: expect.not.stringMatching(bia.email) });
    const [row] = await testApp.platform.db.select().from(invitations).where(eq(invitations.id, id));
    expect(row?.invitedBy).toBe(ana.accountId);
  });
});
