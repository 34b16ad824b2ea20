import { describe, expect, it } from 'vitest';
import { effectId } from './run-effects.ts';
import { valuesAt, withValues } from './run-values.ts';
import { callStep } from './step-call.ts';
import type { StepContext } from './step-kind.ts';

const effects: StepContext['effects'] = {
  say: () => Promise.resolve('sent'),
  sendTemplate: () => Promise.resolve('sent'),
  askRobot: () => Promise.resolve(true),
  handOver: () => Promise.resolve(),
};
const data = (address: string, body = '') => ({
  method: 'POST' as const,
  address,
  body,
  kept: [{ path: 'order.0.status', value: 'status' }],
});

describe('a call to a server', () => {
  it('keeps what a follower writes within its part of the address and of the JSON', () => {
    const begin = (order: string) =>
      callStep.begin(data('https://api.loja.com.br/p/{{order}}', '{"o":"{{order}}"}'), { values: { order }, effects });
    expect(begin('../admin?x=1#"')).toMatchObject({
      calls: {
        address: 'https://api.loja.com.br/p/..%2Fadmin%3Fx%3D1%23%22',
        body: String.raw`{"o":"../admin?x=1#\""}`,
      },
    });
    expect(begin('..')).toMatchObject({ calls: { address: 'https://api.loja.com.br/p/' } });
  });

  it('writes a value that stands outside quotes as one value of JSON: a number as it is, other text in quotes', () => {
    const bodyOf = (body: string, nota: string) =>
      callStep.begin(data('https://api.loja.com.br', body), { values: { nota }, effects });
    const calls = (body: string) => ({ calls: { body } });
    expect(bodyOf('{"n":{{nota}}}', '5')).toMatchObject(calls('{"n":5}'));
    expect(bodyOf('{"n":{{nota}}}', '-4.5')).toMatchObject(calls('{"n":-4.5}'));
    expect(bodyOf('{"n":{{nota}}}', '5,"admin":true')).toMatchObject(calls(String.raw`{"n":"5,\"admin\":true"}`));
    expect(bodyOf('{"n":{{nota}}}', '')).toMatchObject(calls('{"n":""}'));
    expect(bodyOf(String.raw`{"a":"\"{{nota}}","n":{{nota}}}`, 'x"')).toMatchObject(
      calls(String.raw`{"a":"\"x\"","n":"x\""}`),
    );
  });

  it('keeps chosen fields of the answer, and takes the way of failure for anything but success', () => {
    const called = (status: number, answer: string) =>
      callStep.called?.(data('https://api.loja.com.br'), { status, answer });
    expect(called(200, '{"order":[{"status":"pronto"}]}')).toMatchObject({ way: 'ok', values: { status: 'pronto' } });
    expect(called(200, '{}')).toMatchObject({ way: 'ok', values: { status: '' } });
    expect(called(200, '{"order":')).toMatchObject({ way: 'failed', failure: 'callFailed' });
    for (const status of [301, 302, 404, 500])
      expect(called(status, '{}')).toMatchObject({ way: 'failed', failure: 'callRefused' });
    const unknown = callStep.called?.(data('https://api.loja.com.br'), { failure: 'callUnknown' });
    expect(unknown).toMatchObject({ way: 'failed', failure: 'callUnknown' });
  });
});

describe('values of a run', () => {
  it('are text that can be kept, whatever a server sent', () => {
    expect(withValues({}, { a: `x\u0000\u202ey${'z'.repeat(2_000)}` })).toMatchObject({ a: `x  y${'z'.repeat(996)}` });
  });
  it('have the hour and the day of the week of São Paulo', () => {
    expect(valuesAt({}, new Date('2026-03-02T02:30:00Z'))).toEqual({ hour: '23', weekday: '7' });
  });
  it('go with effects that have one id a visit', () => {
    const run = { id: '019a0000-0000-7000-8000-000000000000', nodeId: 'a', visit: 1 };
    expect(effectId(run)).toBe(effectId({ ...run }));
    expect(effectId(run)).not.toBe(effectId({ ...run, visit: 2 }));
    expect(effectId(run)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
