import { UsageReport, usageViewsAtMost } from '@balcao/contract/usage';
import { usageFaultsAnOpening } from '@balcao/contract/usage-fault';
import { describe, expect, it } from 'vitest';
import { createUsageTally } from './usage-tally.ts';

const fault = (message: string) => ({
  kind: 'fault' as const,
  fault: { kind: 'error' as const, message, page: 'index.html', file: 'app.js', line: 1, column: 2 },
});
const shown = (path: string) => ({ kind: 'shown' as const, path });

describe('what the phone counts of an opening', () => {
  it('is time in the foreground alone', () => {
    let now = 0;
    const tally = createUsageTally(['index.html'], () => now);
    tally.show(true);
    now += 5_000;
    tally.show(false);
    now += 60_000;
    tally.show(true);
    now += 2_500;
    expect(tally.read().seconds).toBe(7);
  });

  it('is each page of app.json as often as it was shown, and no other', () => {
    const tally = createUsageTally(['index.html', 'cart.html']);
    for (const path of ['index.html', 'cart.html', 'index.html', 'https://evil.example/']) tally.hear(shown(path));
    expect(tally.read().pages).toEqual([
      { page: 'index.html', views: 2, seconds: 0 },
      { page: 'cart.html', views: 1, seconds: 0 },
    ]);
  });

  it('is for each page the time that it stood in the foreground', () => {
    let now = 0;
    const tally = createUsageTally(['index.html', 'cart.html'], () => now);
    const after = (ms: number, what: () => unknown): void => {
      now += ms;
      what();
    };
    tally.show(true);
    after(1_000, () => tally.hear(shown('index.html')));
    after(4_000, () => tally.hear(shown('cart.html')));
    after(2_000, () => tally.show(false));
    after(60_000, () => tally.show(true));
    after(3_000, () => tally.hear(shown('https://evil.example/')));
    after(9_000, () => tally.hear(shown('index.html')));
    now += 1_500;
    expect(tally.read()).toMatchObject({
      seconds: 20,
      pages: [
        { page: 'index.html', views: 2, seconds: 5 },
        { page: 'cart.html', views: 1, seconds: 5 },
      ],
    });
  });

  it('is each error once', () => {
    const tally = createUsageTally([]);
    expect([tally.hear(fault('a')), tally.hear(fault('a')), tally.hear(fault('b'))]).toEqual([true, false, true]);
    expect(tally.read().faults.map(({ message }) => message)).toEqual(['a', 'b']);
  });

  it('is a report that the server takes, whatever a page says, and never a long one', () => {
    const tally = createUsageTally(['index.html']);
    for (const message of ['a\u0000b', '\ud800', '   ', '\u202Egnp', 'x'.repeat(300), '\u0958'.repeat(300)])
      tally.hear(fault(message));
    const wild = { ...fault('c').fault, line: -5, column: Number.MAX_SAFE_INTEGER, page: '', file: '' };
    tally.hear({ kind: 'fault', fault: wild });
    for (let times = 0; times < 5_000; times += 1) {
      tally.hear(fault(`Falha ${times}`));
      tally.hear(shown('index.html'));
    }
    const report = tally.read();
    expect(UsageReport.safeParse(report).success).toBe(true);
    expect([report.faults.length, report.pages[0]?.views]).toEqual([usageFaultsAnOpening, usageViewsAtMost]);
  });
});
