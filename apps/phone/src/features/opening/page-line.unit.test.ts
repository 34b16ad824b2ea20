import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPageLine } from './page-line.ts';
import type { FromWorker } from './worker-message.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
const opened: MessagePort[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const port of opened.splice(0)) port.close();
});
const channel = () => {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1, port2);
  return [port1, port2] as const;
};
/** Everything that comes by a port, in its order. */
const heard = <T>(port: MessagePort) => {
  const list: T[] = [];
  port.onmessage = ({ data }: MessageEvent<T>) => void list.push(data);
  return list;
};
/** The line as the phone has it, with a page on it. */
const openLine = async () => {
  const [phone, end] = channel();
  openPageLine(end);
  const told = heard<FromWorker>(phone);
  const greet = async () => {
    const [page, given] = channel();
    phone.postMessage(null, [given]);
    const asked = heard<unknown>(page);
    page.postMessage({ pong: 1 });
    page.postMessage({ id: 0, call: 'ready', args: {} });
    const before = told.length;
    await vi.waitUntil(() => told.slice(before).some(({ kind }) => kind === 'call'));
    return { page, asked };
  };
  const ended = () => told.find((one) => one.kind === 'ended');
  return { phone, told, greet, ended };
};

describe('what a page says', () => {
  it('reaches the phone where it is a call, and the answer reaches the page', async () => {
    const { phone, told, greet } = await openLine();
    const { page, asked } = await greet();
    page.postMessage({ id: 7, call: 'storage.get', args: { key: 'cart' } });
    await vi.waitUntil(() => told.some((one) => one.kind === 'call' && one.id === 7));
    expect(told.at(-1)).toEqual({ kind: 'call', page: 1, id: 7, call: 'storage.get', args: { key: 'cart' } });
    phone.postMessage({ page: 1, answer: { id: 7, value: null } });
    await vi.waitUntil(() => asked.length > 0);
    expect(asked).toEqual([{ id: 7, value: null }]);
  });

  it('is refused where it is a call that there is not, or with wrong arguments', async () => {
    const { told, greet } = await openLine();
    const { page } = await greet();
    page.postMessage({ id: 1, call: 'constructor', args: {} });
    page.postMessage({ id: 2, call: 'setTitle', args: { title: 5 } });
    await vi.waitUntil(() => told.filter(({ kind }) => kind === 'wrong').length === 2);
    expect(told.filter(({ kind }) => kind === 'wrong')).toMatchObject([{ id: 1 }, { id: 2 }]);
  });

  it('is not answered by what was meant for the page before', async () => {
    const { phone, greet } = await openLine();
    await greet();
    const { asked } = await greet();
    phone.postMessage({ page: 1, answer: { id: 1, value: 'of the first' } });
    phone.postMessage({ page: 2, answer: { id: 1, value: 'of the second' } });
    await vi.waitUntil(() => asked.length > 0);
    expect(asked).toEqual([{ id: 1, value: 'of the second' }]);
  });
});

describe('a page', () => {
  it('that does not answer for five seconds is ended', async () => {
    const { greet, ended } = await openLine();
    await greet();
    vi.advanceTimersByTime(5_000);
    expect(ended()).toBeUndefined();
    vi.advanceTimersByTime(2_000);
    await vi.waitUntil(() => ended() !== undefined);
    expect(ended()).toEqual({ kind: 'ended', because: 'stuck' });
  });

  it('that says that it is being left is not asked any more', async () => {
    const { told, greet, ended } = await openLine();
    const { page } = await greet();
    page.postMessage({ id: 5, call: 'ready', args: {} });
    page.postMessage({ left: true });
    await vi.waitUntil(() => told.some((one) => one.kind === 'call' && one.id === 5));
    vi.advanceTimersByTime(20_000);
    await vi.waitUntil(() => told.filter(({ kind }) => kind === 'alive').length === 20);
    expect(ended()).toBeUndefined();
  });

  it('that was left for one that has no API is not asked any more', async () => {
    const { phone, told, greet, ended } = await openLine();
    const { page } = await greet();
    const isClosed = new Promise((done) => page.addEventListener('close', done));
    phone.postMessage(null);
    await isClosed;
    vi.advanceTimersByTime(20_000);
    await vi.waitUntil(() => told.filter(({ kind }) => kind === 'alive').length === 20);
    expect(ended()).toBeUndefined();
  });
});
