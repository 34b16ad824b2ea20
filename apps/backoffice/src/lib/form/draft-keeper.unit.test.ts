import type { Draft, DraftSaving } from '@balcao/contract/form-fields';
import { NetworkError, RefusedError } from '@balcao/sdk/client';
import { describe, expect, it, vi } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';

const draftOf = (values: Draft['values'], version: number, updatedBy = 'Bia'): Draft => ({
  values,
  version,
  updatedAt: '2026-11-20T13:42:00.000Z',
  updatedBy,
});

/** A server with one draft, which refuses what is not built on its newest version; `answers` come before its own. */
const serverWith = (first: Draft) => {
  const server = {
    draft: first,
    saved: [] as DraftSaving[],
    answers: [] as ((saving: DraftSaving) => Promise<Draft>)[],
    refused: [] as unknown[],
    pauses: [] as { ms: number; end: () => void }[],
    keep: async ({ values, version }: DraftSaving): Promise<Draft> => {
      if (version !== server.draft.version) throw new RefusedError('changed_elsewhere', 13019, '');
      server.draft = draftOf(values, version + 1, 'Ana');
      return server.draft;
    },
  };
  const keeper = new DraftKeeper({
    load: async () => server.draft,
    save: (saving) => {
      server.saved.push(saving);
      return (server.answers.shift() ?? server.keep)(saving);
    },
    pause: (ms, signal) =>
      new Promise((end) => {
        server.pauses.push({ ms, end });
        signal.addEventListener('abort', () => end());
      }),
    chance: () => 1,
    onRefused: (error) => void server.refused.push(error),
  });
  return { server, keeper };
};
const away = () => Promise.reject(new NetworkError('unreachable'));

describe('a draft that is being filled in', () => {
  it('is saved once the keyboard rests, not letter by letter', async () => {
    const { server, keeper } = serverWith(draftOf({}, 0));
    await keeper.open();
    for (const name of ['P', 'Pa', 'Pad']) keeper.change({ name });
    expect(server.saved).toEqual([]);
    expect(keeper.snapshot().state).toBe('saving');
    server.pauses.at(-1)?.end();
    await vi.waitFor(() => expect(keeper.snapshot().state).toBe('saved'));
    expect(server.saved).toEqual([{ values: { name: 'Pad' }, version: 0 }]);
    expect(keeper.snapshot().savedAt).toBe('2026-11-20T13:42:00.000Z');
  });
  it('is not saved while nothing differs', async () => {
    const { server, keeper } = serverWith(draftOf({ name: 'A' }, 3));
    await keeper.open();
    keeper.change({ name: 'A', cpf: '' });
    await keeper.flush();
    expect(server.saved).toEqual([]);
  });
  it('is tried again and again while the server is away, and holds what was typed meanwhile', async () => {
    const { server, keeper } = serverWith(draftOf({}, 0));
    await keeper.open();
    server.answers.push(away, away);
    keeper.change({ name: 'A' });
    void keeper.flush();
    await vi.waitFor(() => expect(keeper.snapshot().state).toBe('offline'));
    keeper.change({ name: 'AB' });
    expect(keeper.snapshot().state).toBe('offline');
    expect(server.pauses.at(-2)?.ms).toBe(1_000);
    server.pauses.at(-2)?.end();
    await vi.waitFor(() => expect(server.pauses.at(-1)?.ms).toBe(2_000));
    server.pauses.at(-1)?.end();
    await vi.waitFor(() => expect(keeper.snapshot().state).toBe('saved'));
    expect(server.draft.values).toEqual({ name: 'AB' });
  });
  it('is recognised when it had arrived although the answer was lost', async () => {
    const { server, keeper } = serverWith(draftOf({}, 0));
    await keeper.open();
    server.answers.push(async (saving) => {
      await server.keep(saving);
      return away();
    });
    keeper.change({ name: 'A' });
    void keeper.flush();
    await vi.waitFor(() => expect(keeper.snapshot().state).toBe('offline'));
    keeper.change({ name: 'AB' });
    await keeper.flush();
    expect(keeper.snapshot()).toMatchObject({ state: 'saved', clash: null, mergedBy: null, values: { name: 'AB' } });
    expect(server.draft).toMatchObject({ values: { name: 'AB' }, version: 2 });
  });
  it('takes in what somebody else filled in elsewhere', async () => {
    const { server, keeper } = serverWith(draftOf({ name: 'A' }, 1));
    await keeper.open();
    server.draft = draftOf({ name: 'A', intro: 'Pães' }, 2);
    keeper.change({ name: 'AB' });
    await keeper.flush();
    expect(keeper.snapshot()).toMatchObject({ values: { name: 'AB', intro: 'Pães' }, mergedBy: 'Bia', state: 'saved' });
    expect(server.draft.values).toEqual({ name: 'AB', intro: 'Pães' });
  });
  it('is up to date when one comes back to it', async () => {
    const { server, keeper } = serverWith(draftOf({ name: 'A' }, 1));
    await keeper.open();
    server.draft = draftOf({ name: 'B' }, 2);
    await keeper.open();
    expect(keeper.snapshot()).toMatchObject({ values: { name: 'B' }, epoch: 2 });
  });
});

describe('a field that two people filled in differently', () => {
  const clashing = async () => {
    const { server, keeper } = serverWith(draftOf({ name: 'A', city: 'Santos' }, 1));
    await keeper.open();
    server.draft = draftOf({ name: 'C', city: 'Recife' }, 2);
    keeper.change({ name: 'B', city: 'Santos' });
    await keeper.flush();
    expect(keeper.snapshot()).toMatchObject({ state: 'clash', clash: { paths: ['name'] }, values: { name: 'B' } });
    return { server, keeper };
  };
  it('is nobody’s until somebody decides', async () => {
    const { server, keeper } = await clashing();
    keeper.change({ name: 'BB', city: 'Santos' });
    await keeper.flush();
    expect(server.draft.values.name).toBe('C');
  });
  it('may stay mine, with what else the other changed', async () => {
    const { server, keeper } = await clashing();
    keeper.settle('mine');
    await keeper.flush();
    expect(server.draft.values).toEqual({ name: 'B', city: 'Recife' });
  });
  it('may become theirs, and mine again', async () => {
    const { server, keeper } = await clashing();
    keeper.settle('theirs');
    expect(keeper.snapshot()).toMatchObject({ values: { name: 'C' }, spare: { isMine: true } });
    keeper.swap();
    await keeper.flush();
    expect(server.draft.values).toEqual({ name: 'B', city: 'Santos' });
    expect(keeper.snapshot().spare).toMatchObject({ isMine: false, values: { name: 'C' } });
  });
});

describe('a draft that is not taken any more', () => {
  it('says so when the form is under review, and sends nothing again by itself', async () => {
    const { server, keeper } = serverWith(draftOf({}, 0));
    await keeper.open();
    server.answers.push(() => Promise.reject(new RefusedError('state_forbids', 13014, '')));
    keeper.change({ name: 'A' });
    await keeper.flush();
    expect(keeper.snapshot().state).toBe('closed');
    expect(server.refused).toHaveLength(1);
    keeper.change({ name: 'AB' });
    expect(server.saved).toHaveLength(1);
  });
  it('is kept over the end of a session, and saved after the next login', async () => {
    const { server, keeper } = serverWith(draftOf({}, 0));
    await keeper.open();
    server.answers.push(() => Promise.reject(new RefusedError('session_ended', 1030102, '')));
    keeper.change({ name: 'A' });
    await keeper.flush();
    expect(keeper.isDirty).toBe(true);
    await keeper.open();
    expect(server.draft.values).toEqual({ name: 'A' });
    expect(keeper.snapshot().state).toBe('saved');
  });
  it('is let go once the form is submitted', async () => {
    const { server, keeper } = serverWith(draftOf({}, 0));
    await keeper.open();
    keeper.change({ name: 'A' });
    keeper.stop();
    await keeper.flush();
    expect(keeper.isDirty).toBe(false);
    expect(server.saved).toEqual([]);
  });
});
