import { listOf } from './list-declaration.ts';
import type { UsageDay } from './usage.ts';
import type { UsageFault } from './usage-fault.ts';

/** The days of a mini program, as a file. */
export const usageDayList = listOf<UsageDay>()('usageDay', {
  columns: {
    day: { kind: 'day', of: ({ day }) => day },
    opens: { kind: 'count', of: ({ opens }) => opens },
    people: { kind: 'count', of: ({ people }) => people },
    seconds: { kind: 'count', of: ({ seconds }) => seconds },
    faulty: { kind: 'count', of: ({ faulty }) => faulty },
  },
});

/** The errors of a mini program, as a file. */
export const usageFaultList = listOf<UsageFault>()('usageFault', {
  columns: {
    kind: { kind: 'code', of: ({ kind }) => kind },
    message: { kind: 'text', of: ({ message }) => message },
    file: { kind: 'text', of: ({ file }) => file },
    line: { kind: 'count', of: ({ line }) => line },
    column: { kind: 'count', of: ({ column }) => column },
    page: { kind: 'text', of: ({ page }) => page },
    openings: { kind: 'count', of: ({ count }) => count },
    began: { kind: 'text', of: ({ firstNumber }) => firstNumber },
    firstAt: { kind: 'instant', of: ({ firstAt }) => firstAt },
    lastIn: { kind: 'text', of: ({ lastNumber }) => lastNumber },
    lastAt: { kind: 'instant', of: ({ lastAt }) => lastAt },
  },
});
