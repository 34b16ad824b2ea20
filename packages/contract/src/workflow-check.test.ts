import { describe, expect, it } from 'vitest';
import { faultsOf } from './workflow-check.ts';
import { differencesOf } from './workflow-difference.ts';
import { hostOf } from './workflow-host.ts';
import { filledIn } from './workflow-kind.ts';
import { isSo } from './workflow-kind-condition.ts';
import { WorkflowDefinition } from './workflow-kinds.ts';

const at = { x: 0, y: 0 };
const minutes = 10;
const start = { ...at, id: 'start', kind: 'start', data: { trigger: 'message', words: '' } };
const end = { ...at, id: 'end', kind: 'end', data: {} };
const say = (id: string, text: string) => ({ ...at, id, kind: 'answer', data: { text, buttons: [], minutes } });
const ask = (id: string, value: string) => ({ ...at, id, kind: 'ask', data: { text: 'Oi?', value, minutes } });
const calling = (address: string) => ({
  ...at,
  id: 'call',
  kind: 'call',
  data: { method: 'GET', address, body: '', kept: [] },
});
const made = (nodes: object[], ways: string) =>
  WorkflowDefinition.parse({
    nodes,
    arrows: ways.split(' ').map((way) => {
      const [from, out, to] = way.split(/[.>]/);
      return { from, out, to };
    }),
  });
const faults = (nodes: object[], ways: string, hosts: string[] = []) =>
  faultsOf(made(nodes, ways), { hosts }).map(({ fault, nodeId, detail }) => `${fault} ${nodeId} ${detail}`.trim());

describe('the faults of a workflow', () => {
  it('are none where every way leads to an end', () => {
    expect(
      faults(
        [start, ask('a', 'nota'), say('b', '{{nota}} {{name}}'), end],
        'start.next>a a.answered>b a.late>end b.next>end',
      ),
    ).toEqual([]);
  });

  it('name a step that nothing leads to, and a way that leads nowhere', () => {
    expect(faults([start, say('b', 'Oi'), say('c', 'Oi'), end], 'start.next>b c.next>end')).toEqual([
      'unreachable c',
      'unreachable end',
      'deadEnd b next',
    ]);
  });

  it('name each step of a circle without a pause, and none with one', () => {
    expect(faults([start, say('b', 'Oi'), say('c', 'Oi')], 'start.next>b b.next>c c.next>b')).toEqual([
      'endless b',
      'endless c',
    ]);
    expect(
      faults([start, ask('a', 'nota'), say('b', 'Oi'), end], 'start.next>a a.answered>b a.late>end b.next>a'),
    ).toEqual([]);
  });

  it('name a value that no step before sets, and an empty text', () => {
    expect(
      faults([start, say('b', '{{nota}}'), ask('a', 'nota'), end], 'start.next>b b.next>a a.answered>end a.late>end'),
    ).toEqual(['valueMissing b nota']);
    expect(faults([start, say('b', ''), end], 'start.next>b b.next>end')).toEqual(['emptyText b']);
  });

  it('name a host that the channel does not allow, and an address that is none', () => {
    const ways = 'start.next>call call.ok>end call.failed>end';
    const found = (address: string) => faults([start, calling(address), end], ways, ['https://api.loja.com.br']);
    expect(found('https://api.loja.com.br/p/{{message}}')).toEqual([]);
    expect(found('https://outra.com.br/')).toEqual(['hostForbidden call']);
    for (const wrong of [
      'http://api.loja.com.br/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://a@api.loja.com.br/',
      'https://{{name}}.loja.com.br/',
      'https://api.loja.com.br{{name}}/',
    ])
      expect(found(wrong), wrong).not.toEqual([]);
  });

  it('name a workflow without a start, and one with two', () => {
    expect(faults([end], 'end.next>end')).toContain('startMissing null');
    expect(faults([start, { ...start, id: 'two' }, end], 'start.next>end two.next>end')).toContain('startTwice two');
  });
});

describe('parts of a workflow', () => {
  it('fill in values once, and leave the place of a missing one empty', () => {
    expect(filledIn('{{a}}|{{ b }}|{{constructor}}', { a: '{{b}}', b: 'x' })).toBe('{{b}}|x|');
  });
  it('compare texts without capitals, and only numbers by size', () => {
    expect(isSo('equals', ' SIM ', 'sim')).toBe(true);
    expect(isSo('atLeast', '10', '9')).toBe(true);
    expect([isSo('atLeast', 'dez', '9'), isSo('below', '', '9')]).toEqual([false, false]);
  });
  it('know the host of an address as it is declared', () => {
    expect(hostOf('https://API.Loja.com.br:8443/x')).toBe('https://api.loja.com.br:8443');
    expect(hostOf('https://api.loja.com.br\\@evil.com/')).toBeUndefined();
  });
  it('differ by what they do, not by where they stand', () => {
    const one = made([start, say('b', 'Oi'), end], 'start.next>b b.next>end');
    const moved = made([{ ...start, x: 9 }, say('b', 'Oi'), end], 'start.next>b b.next>end');
    expect(differencesOf(one, moved)).toEqual([]);
    const other = made([start, say('b', 'Olá'), say('c', 'Oi')], 'start.next>b b.next>c');
    expect(differencesOf(one, other).map(({ nodeId, what }) => `${nodeId} ${what}`)).toEqual([
      'b changed',
      'c added',
      'end removed',
    ]);
  });
});
