import { describe, expect, it } from 'vitest';
import { createSameCommand } from './same-command.ts';

describe('a command that is given twice in a row', () => {
  it('leaves once, and both are told what came of it; another one leaves besides', async () => {
    const { give } = createSameCommand(() => 'ana');
    const sent: string[] = [];
    const line = Promise.withResolvers<void>();
    const send = (name: string) => () => {
      sent.push(name);
      return line.promise.then(() => `${name} ${sent.length}`);
    };
    const all = Promise.all([give('resend 1', send('a')), give('resend 1', send('b')), give('resend 2', send('c'))]);
    expect(sent).toEqual(['a', 'c']);
    line.resolve();
    expect(await all).toEqual(['a 2', 'a 2', 'c 2']);
  });
  it('can be given again once the first was answered or refused', async () => {
    const { give } = createSameCommand(() => 'ana');
    await expect(give('close', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await give('close', () => Promise.resolve('closed'))).toBe('closed');
    expect(await give('close', () => Promise.resolve('again'))).toBe('again');
  });
  it('is each one of their own where somebody else has logged in between', async () => {
    let who = 'ana';
    const { give } = createSameCommand(() => who);
    const line = Promise.withResolvers<string>();
    const first = give('close', () => line.promise);
    who = 'bia';
    expect(await give('close', () => Promise.resolve('of bia'))).toBe('of bia');
    line.resolve('of ana');
    expect(await first).toBe('of ana');
  });
});
