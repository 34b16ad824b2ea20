import { WebhookFailure } from '@balcao/contract/webhook';
import { describe, expect, it } from 'vitest';
import { failureKey, laidOut, stateOf } from './delivery-words.ts';

const attempt = { at: '2026-11-21T12:00:00.000Z', status: 500, answer: '', durationMs: 5 };

describe('the state of a notification', () => {
  it('tells one that was never tried from one that is to be tried again', () => {
    expect(stateOf({ state: 'waiting', attempts: [], endpointState: 'on' })).toBe('waiting');
    expect(stateOf({ state: 'waiting', attempts: [attempt], endpointState: 'on' })).toBe('retrying');
    expect(stateOf({ state: 'failed', attempts: [attempt], endpointState: 'off' })).toBe('failed');
  });
  it('tells one that waits for an address to be resumed from one whose address is switched off', () => {
    expect(stateOf({ state: 'held', attempts: [attempt], endpointState: 'paused' })).toBe('held');
    expect(stateOf({ state: 'held', attempts: [], endpointState: 'off' })).toBe('heldOff');
  });
});

describe('the content of a notification', () => {
  it('is laid out for reading', () => expect(laidOut('{"type":"order.paid"}')).toBe('{\n  "type": "order.paid"\n}'));
  it('stays as it is when it is not JSON', () => expect(laidOut('{')).toBe('{'));
});

describe('an attempt that nobody answered', () => {
  it.each(WebhookFailure.options)('has words for %s, which an answer of that text has not', (answer) => {
    expect(failureKey({ status: null, answer })).toBe(answer.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase()));
    expect(failureKey({ status: 200, answer })).toBeUndefined();
  });
  it('shows a reason that nobody knows as it is', () => {
    expect(failureKey({ status: null, answer: 'constructor' })).toBeUndefined();
  });
});
