import type { WorkflowDefinition } from '@balcao/contract/workflow-kinds';
import { describe, expect, it } from 'vitest';
import { ending, flow, saying, startOn, step } from '../../../test/workflows.ts';
import { type Walking, walk } from './run-walk.ts';
import type { RunRow } from './workflow.tables.ts';

const now = new Date('2026-03-02T12:00:00Z');
const host = 'https://api.loja.com.br';
const run: RunRow = {
  ...{ merchantId: 'm', id: 'r', workflowId: 'w', channelId: 'c', customerId: 'p', name: 'Ana', number: 1 },
  ...{ state: 'running', failure: null, nodeId: 'start', visit: 1, callingVisit: null, values: { message: '77' } },
  ...{ dueAt: null, startedAt: now, movedAt: now, endedAt: null },
};
/** A world that notes what is said, and at which visit. */
const worldOf = (definition: WorkflowDefinition, hosts: readonly string[] = [host]) => {
  const said: string[] = [];
  const world: Walking = {
    definition,
    now,
    effectsOf: ({ visit }) => ({
      say: async ({ text }) => {
        said.push(`${visit} ${text}`);
        return 'sent';
      },
      sendTemplate: async () => 'gone',
      askRobot: async () => false,
      handOver: async () => {},
    }),
    hosts: async () => hosts,
  };
  return { said, world };
};
const calling = (id: string) => step(id, 'call', { method: 'GET', address: `${host}/${id}`, body: '', kept: [] });
const twoCalls = flow(
  [startOn(), saying('hi', 'Um momento.'), calling('one'), calling('two'), saying('sorry', 'Não deu.'), ending()],
  'start.next>hi hi.next>one one.ok>two one.failed>sorry two.ok>end two.failed>sorry sorry.next>end',
);

describe('a walk of a run', () => {
  it('goes on until a call, which is noted before it leaves', async () => {
    const { said, world } = worldOf(twoCalls);
    const walked = await walk(run, undefined, world);
    expect(said).toEqual(['2 Um momento.']);
    expect(walked.steps.map(({ nodeId, visit, out }) => `${visit} ${nodeId} ${out}`)).toEqual([
      '1 start next',
      '2 hi next',
    ]);
    expect(walked.run).toMatchObject({ state: 'running', nodeId: 'one', visit: 3, callingVisit: 3 });
    expect(walked.request?.address).toBe(`${host}/one`);
  });

  it('answers one call, and leaves the next one to another walk', async () => {
    const { world } = worldOf(twoCalls);
    const atCall = { ...run, nodeId: 'one', visit: 3, callingVisit: 3 };
    const answered = await walk(atCall, { status: 200, answer: '' }, world);
    expect(answered.steps).toMatchObject([{ nodeId: 'one', out: 'ok', detail: '200' }]);
    expect(answered.run).toMatchObject({ state: 'running', nodeId: 'two', visit: 4, callingVisit: null });
    expect(answered.request).toBeUndefined();
    expect((await walk(answered.run, undefined, world)).request?.address).toBe(`${host}/two`);
  });

  it('takes the way of failure where nobody knows what became of a call, or its server may not be called', async () => {
    const unknown = worldOf(twoCalls);
    const lost = await walk(
      { ...run, nodeId: 'one', visit: 3, callingVisit: 3 },
      { failure: 'callUnknown' },
      unknown.world,
    );
    expect(lost.steps.map(({ failure, kind }) => `${kind} ${failure}`)).toEqual([
      'call callUnknown',
      'answer null',
      'end null',
    ]);
    expect(unknown.said).toEqual(['4 Não deu.']);
    const forbidden = worldOf(twoCalls, []);
    const refused = await walk(run, undefined, forbidden.world);
    expect(refused.steps[2]).toMatchObject({ out: 'failed', failure: 'hostForbidden' });
    expect(refused).toMatchObject({ run: { state: 'done', endedAt: now }, request: undefined });
  });

  it('waits for a follower, whose answer is another walk', async () => {
    const asks = flow([startOn(), saying('menu', 'O quê?', ['Preço']), ending()], 'start.next>menu menu.button0>end');
    const { run: asking, steps } = await walk(run, undefined, worldOf(asks).world);
    expect(steps).toHaveLength(2);
    expect(asking).toMatchObject({
      state: 'asking',
      nodeId: 'menu',
      visit: 2,
      dueAt: new Date('2026-03-02T12:10:00Z'),
    });
  });

  it('rests after 25 steps, so that it does not hold the conversation for long, and goes on where it rested', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `v${at}`);
    const values = names.map((id) => step(id, 'value', { value: 'last', content: id }));
    const ways = ['start', ...names].map((id, at) => `${id}.next>${names[at] ?? 'end'}`).join(' ');
    const { world } = worldOf(flow([startOn(), ...values, ending()], ways));
    const first = await walk(run, undefined, world);
    expect(first.steps).toHaveLength(25);
    expect(first.run).toMatchObject({ state: 'running', visit: 26, values: { last: 'v23' } });
    const second = await walk(first.run, undefined, world);
    expect(second.steps).toHaveLength(17);
    expect(second.run).toMatchObject({ state: 'done', visit: 42, values: { last: 'v39' } });
  });
});
