import { saveChannelCertificationDraft, submitChannelCertification } from '@balcao/contract/channel-certification';
import { putChannelManager } from '@balcao/contract/channel-right';
import { listChannelUploads, listUploads, openChannelDocument, openDocument } from '@balcao/contract/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { member, type Team } from '../../../test/people.ts';
import { readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let channelId: string;
const company = { kind: 'subject', type: 'enterprise', name: 'Padaria Ltda.', cnpj: '11.222.333/0001-81' } as const;
/** A member who looks after channels, and sees nothing else of the team. */
const helper = async (level: 'read' | 'write' = 'write') => {
  const made = await member(testApp, team, { permissions: [{ menuId: 'channels.index', permissionLevel: level }] });
  await customer(testApp, { boundTo: made.accountId });
  return made;
};
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  ({ id: channelId } = await makeChannel(team));
});
afterAll(() => testApp.close());

type Asking = Pick<Team, 'call'>;
const named = async ({ call }: Asking, ids: string[]) =>
  (await call(listChannelUploads, { query: { id: ids } })).list.map(({ id }) => id).sort();
const open = ({ call }: Asking, id: string) => call(openChannelDocument, { params: { id } });

describe('the documents of channels', () => {
  it('are named to those who see channels, with their own; other documents of the team are not (rule: foreign-is-unknown)', async () => {
    const reader = await helper('read');
    const [submitted, drafted, secret] = [
      await readyUpload(testApp, team),
      await readyUpload(testApp, team),
      await readyUpload(testApp, team),
    ];
    const own = await readyUpload(testApp, { ...team, accountId: reader.accountId });
    const params = { id: channelId };
    await team.call(saveChannelCertificationDraft, {
      params: { ...params, kind: 'official' },
      body: { values: { letter: [drafted] }, version: 0 },
    });
    await team.call(submitChannelCertification, { params, body: { ...company, proof: [submitted] } });
    const all = [submitted, drafted, secret, own];
    expect(await named(reader, all)).toEqual([submitted, drafted, own].sort());
    expect((await team.call(listUploads, { query: { id: all } })).list).toHaveLength(4);
    await expect(reader.call(listUploads, { query: { id: all } })).rejects.toMatchObject({
      name: 'permission_missing',
    });
    await expect(open(reader, submitted)).rejects.toMatchObject({ name: 'permission_missing' });
    const strangers = await openChannelTeam(testApp);
    expect(await named(strangers, all)).toEqual([]);
    await expect(open(strangers, submitted)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('open for those who manage the channel, and for the member who sent them', async () => {
    const { id } = await makeChannel(team);
    const [writer, manager] = [await helper(), await helper()];
    const [paper, secret] = [await readyUpload(testApp, team), await readyUpload(testApp, team)];
    await team.call(submitChannelCertification, { params: { id }, body: { ...company, proof: [paper] } });
    const give = (memberId: string, right: 'write' | 'manage') =>
      team.call(putChannelManager, { params: { id, memberId }, body: { rights: [right] } });
    await give(writer.accountId, 'write');
    await give(manager.accountId, 'manage');
    expect((await open(manager, paper)).url).toMatch(/^\/upload\/document\//);
    await expect(manager.call(openDocument, { params: { id: paper } })).rejects.toMatchObject({
      name: 'permission_missing',
    });
    await expect(open(writer, paper)).rejects.toMatchObject({ name: 'not_found' });
    await expect(open(manager, secret)).rejects.toMatchObject({ name: 'not_found' });
    const own = await readyUpload(testApp, { ...team, accountId: writer.accountId });
    expect((await open(writer, own)).url).toMatch(/^\/upload\/document\//);
    await expect(open(manager, own)).rejects.toMatchObject({ name: 'not_found' });
  });
});
