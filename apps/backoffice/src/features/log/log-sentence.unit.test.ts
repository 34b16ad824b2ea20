import { type LogChange, type LogEntry, LogEvent } from '@balcao/contract/log';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './log-sentence.ts';

const change = (field: LogChange['field'], before: string | null, after: string | null, of: string | null = null) => ({
  field,
  of,
  before,
  after,
});
const line = (event: LogEvent, subject: string, changes: readonly LogChange[] = []): LogEntry => ({
  id: '0',
  event,
  at: '2026-01-01T00:00:00.000Z',
  actor: { id: 'ana', name: 'ana' },
  subject: { kind: 'member', id: subject, name: subject },
  changes: [...changes],
  ip: '203.0.113.9',
});

describe('the sentence of a line', () => {
  it.each([
    ['joined', line('1', 'bia')],
    ['joinedAs', line('1', 'bia', [change('role', null, 'Finance')])],
    ['invited', line('2', 'bia@x.example', [change('invitation', null, 'pending'), change('role', null, 'Finance')])],
    ['invitedByLink', line('2', '', [change('invitation', null, 'pending'), change('role', null, 'Finance')])],
    ['resent', line('2', 'bia@x.example', [change('invitation', 'expired', 'pending')])],
    ['resentLink', line('2', '', [change('invitation', 'pending', 'pending')])],
    ['revoked', line('2', 'bia@x.example', [change('invitation', 'pending', 'revoked')])],
    ['revokedLink', line('2', '', [change('invitation', 'pending', 'revoked')])],
    ['removed', line('3', 'bia', [change('role', 'Finance', null)])],
    ['left', line('3', 'ana')],
    ['roleCreated', line('4', 'Finance', [change('name', null, 'Finance')])],
    ['roleDisabled', line('5', 'Finance', [change('status', '0', '1')])],
    ['roleDeleted', line('6', 'Finance', [change('status', '1', '2')])],
    ['memberMoved', line('7', 'bia', [change('role', 'Reader', 'Finance')])],
    ['memberPlaced', line('7', 'bia', [change('role', null, 'Finance')])],
    ['adminMade', line('7', 'bia', [change('superAdmin', 'no', 'yes'), change('role', 'Finance', null)])],
    ['adminUnmade', line('7', 'bia', [change('superAdmin', 'yes', 'no'), change('role', null, 'Finance')])],
    ['steppedDown', line('7', 'ana', [change('superAdmin', 'yes', 'no'), change('role', null, 'Finance')])],
    ['memberChanged', line('7', 'bia')],
    ['roleChanged', line('8', 'Finance', [change('permission', 'none', 'read', 'payment.orders')])],
    ['roleRenamed', line('8', 'Finance', [change('name', 'Reader', 'Finance')])],
    ['appletCreated', line('10', 'Bakery', [change('name', null, 'Bakery')])],
    ['appletChanged', line('11', 'Bakery', [change('intro', 'Bread', 'Fresh bread')])],
    ['templateAdded', line('33', 'Bakery', [change('name', null, 'Order paid')])],
    ['templateRemoved', line('34', 'Bakery', [change('name', 'Order paid', null)])],
    ['templatePaused', line('35', 'Bakery', [change('name', null, 'Order paid')])],
    ['templateResumed', line('36', 'Bakery', [change('name', null, 'Order paid')])],
    ['ownTemplateWritten', line('37', 'Bakery', [change('name', null, 'Order paid')])],
    ['ownTemplateSubmitted', line('38', 'Bakery', [change('name', null, 'Order paid')])],
    ['ownTemplateCancelled', line('39', 'Bakery', [change('name', 'Order paid', null)])],
    ['ownTemplateRemoved', line('40', 'Bakery', [change('name', 'Order paid', null)])],
    ['previewStarted', line('41', 'Bakery', [change('uploadKey', null, 'Laptop')])],
    ['appletRenamed', line('11', 'Bakery', [change('name', 'Shop', 'Bakery')])],
    ['versionMade', line('12', 'Bakery', [change('version', null, '1.0.0')])],
    ['versionRemoved', line('13', 'Bakery', [change('version', '1.0.0', null)])],
    ['trialStarted', line('14', 'Bakery', [change('version', null, '1.0.0')])],
    ['trialEnded', line('15', 'Bakery', [change('version', '1.0.0', null)])],
    ['testerAdded', line('16', 'Bakery', [change('tester', null, 'Lia')])],
    ['testerRemoved', line('17', 'Bakery', [change('tester', 'Lia', null)])],
    ['versionSubmitted', line('18', 'Bakery', [change('version', null, '1.0.0')])],
    ['versionCancelled', line('19', 'Bakery', [change('version', '1.0.0', null)])],
    ['versionPublished', line('20', 'Bakery', [change('version', '1.0.0', '1.1.0')])],
    ['releaseAdvanced', line('21', 'Bakery', [change('share', '5', '20')])],
    ['releaseStopped', line('22', 'Bakery', [change('version', '1.1.0', '1.0.0')])],
    ['versionRolledBack', line('23', 'Bakery', [change('version', '1.1.0', '1.0.0')])],
    ['removalRequested', line('24', 'Bakery')],
    ['removalCancelled', line('25', 'Bakery')],
    ['releaseScheduled', line('26', 'Bakery', [change('version', '1.0.0', '1.1.0')])],
    ['toolKeyCreated', line('31', 'Notebook', [change('name', null, 'Notebook')])],
    ['toolKeyRevoked', line('32', 'Notebook')],
    ['refundAsked', line('220', '20260101', [change('amount', null, '2500')])],
    ['exportAsked', line('190', 'CSV', [change('file', null, 'order')])],
    ['shopCodeChanged', line('232', 'Mesa', [change('amount', '1500', '2000')])],
    ['roleEnabled', line('9', 'Finance', [change('status', '1', '0')])],
  ] as const)('is %s', (says, entry) => {
    expect(sentenceOf(entry).says).toBe(says);
  });

  it('names the role before and after', () => {
    expect(sentenceOf(line('7', 'bia', [change('role', 'Reader', 'Finance')]))).toMatchObject({
      about: { before: 'Reader', after: 'Finance' },
      untold: [],
    });
  });

  it('leaves to the details what it does not say', () => {
    const permission = change('permission', 'none', 'read', 'payment.orders');
    expect(sentenceOf(line('8', 'Finance', [change('name', 'A', 'Finance'), permission])).untold).toEqual([permission]);
    expect(sentenceOf(line('4', 'Finance', [change('name', null, 'Finance'), permission])).untold).toEqual([
      permission,
    ]);
    const role = change('role', 'Finance', null);
    expect(sentenceOf(line('3', 'bia', [role])).untold).toEqual([role]);
  });

  it('is there for every kind, also without anything that changed', () => {
    for (const kind of LogEvent.options) expect(sentenceOf(line(kind, 'x')).says, kind).toBeTruthy();
  });
});
