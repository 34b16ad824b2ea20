import { NetworkError, RefusedError } from '@balcao/sdk/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentNotices, hideToast, settleDialog } from './notice.ts';
import { concernsSession, createPresenter, decide } from './refusals.ts';

const refused = (code: number, message = 'Texto do servidor.') => new RefusedError('unknown', code, message);

describe('what a face does with an error', () => {
  it.each([1000, 1002, 2000, 13006, 13014, 13016, 13018, 13019])('code %i is a toast with the message', (code) => {
    expect(decide(refused(code))).toEqual({ does: 'toast', message: 'Texto do servidor.' });
  });
  it.each([401, 1030102])('code %i asks to log in again', (code) => {
    expect(decide(refused(code))).toEqual({ does: 'login' });
  });
  it('code 403 tells that the permissions of the role changed', () => {
    expect(decide(refused(403))).toEqual({ does: 'tips', own: 'roleChanged' });
  });
  it.each([500, 1030403, 777])('code %i is an error dialog with the code and the message', (code) => {
    expect(decide(refused(code))).toMatchObject({ does: 'modal', code: String(code), message: 'Texto do servidor.' });
  });
  it('an HTTP 401 without an envelope is the end of a session', () => {
    expect(decide(new NetworkError('http-401'))).toEqual({ does: 'login' });
  });
  it('a lost connection is an error dialog with its code and our own words', () => {
    expect(decide(new NetworkError('unreachable'))).toMatchObject({ code: 'unreachable', own: 'networkError' });
  });
  it('a part of the page that cannot be fetched is a lost connection', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
    expect(decide(error)).toMatchObject({ does: 'modal', own: 'networkError' });
    expect(decide(new TypeError('x is not a function'))).toMatchObject({ own: 'responseError' });
  });
  it('an aborted call shows nothing', () => {
    expect(decide(new DOMException('', 'AbortError'))).toEqual({ does: 'nothing' });
  });
  it('knows which errors concern the whole session', () => {
    expect([401, 1030102, 403, 1000, 500].map((code) => concernsSession(refused(code)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('showing errors', () => {
  beforeEach(() => {
    for (const { id } of currentNotices().toasts) hideToast(id);
    for (const { id } of currentNotices().dialogs) settleDialog(id, false);
  });
  const withCount = () => {
    const count = { ended: 0 };
    return { count, present: createPresenter({ onSessionEnded: () => void count.ended++ }) };
  };

  it('lets the face say more in an error dialog', () => {
    const missing = { menu: 'payment.orders', level: 'write' } as const;
    const present = createPresenter({ onSessionEnded: () => undefined, describe: (error) => error.missing?.menu });
    present(new RefusedError('permission_missing', 1030403, 'Não.', { missing }));
    expect(currentNotices().dialogs).toMatchObject([{ notice: { kind: 'error', detail: 'payment.orders' } }]);
  });

  it('ends the session once, however many calls learn of it', () => {
    const { count, present } = withCount();
    for (let call = 0; call < 5; call++) present(refused(401));
    expect(count.ended).toBe(1);
    expect(currentNotices().toasts).toMatchObject([{ own: 'logInAgain' }]);
  });
  it('leaves the words to a screen that says the end by itself', () => {
    const count = { ended: 0 };
    createPresenter({ onSessionEnded: () => void count.ended++, endIsSaid: true })(refused(401));
    expect(count.ended).toBe(1);
    expect(currentNotices().toasts).toEqual([]);
  });
  it('ends the session after the person has read that the role changed', async () => {
    const { count, present } = withCount();
    present(refused(403));
    present(refused(403));
    const [dialog, another] = currentNotices().dialogs;
    expect(another).toBeUndefined();
    expect(count.ended).toBe(0);
    settleDialog(dialog?.id ?? 0, true);
    await dialog?.answer;
    expect(count.ended).toBe(1);
  });
  it('says our own words where the server sent none', () => {
    withCount().present(refused(13018, ''));
    expect(currentNotices().toasts).toMatchObject([{ own: 'responseError' }]);
  });
});
