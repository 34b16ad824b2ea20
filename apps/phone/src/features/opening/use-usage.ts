import type { Opening } from '@balcao/contract/opening';
import { useEffect, useMemo } from 'react';
import type { PageNews } from './bridge-message.ts';
import { sendUsage } from './opening.queries.ts';
import { createUsageTally, type UsageTally } from './usage-tally.ts';

const everyMs = 60_000;
/** Errors come in groups: the next ones of the group go along. So does the opening itself. */
const soonMs = 2_000;

/** Sends what has changed. What does not arrive is in the next report, since each has all of them. */
const createSender = (id: string, tally: UsageTally) => {
  let sent: string | undefined;
  return () => {
    const report = tally.read();
    const text = JSON.stringify(report);
    if (text === sent) return;
    sendUsage(id, report).then(
      () => {
        sent = text;
      },
      () => undefined, // No person waits for it.
    );
  };
};

/** Counts what is open for its team, and sends it from time to time. Takes the news of its pages. A trial is not counted. */
export const useUsage = ({ id, pages, isTrial }: Opening): ((news: PageNews) => void) => {
  const tally = useMemo(() => createUsageTally(pages), [pages]);
  const faults = useMemo(() => new EventTarget(), []);
  useEffect(() => {
    if (isTrial) return undefined;
    const send = createSender(id, tally);
    let soon: number | undefined;
    const look = (): void => {
      const isShown = document.visibilityState === 'visible';
      tally.show(isShown);
      if (!isShown) send();
    };
    const sendSoon = (): void => {
      clearTimeout(soon);
      soon = window.setTimeout(send, soonMs);
    };
    look();
    // Not while its own files are on their way.
    sendSoon();
    const every = setInterval(send, everyMs);
    document.addEventListener('visibilitychange', look);
    faults.addEventListener('fault', sendSoon);
    return () => {
      clearInterval(every);
      clearTimeout(soon);
      document.removeEventListener('visibilitychange', look);
      faults.removeEventListener('fault', sendSoon);
      tally.show(false);
      send();
    };
  }, [id, isTrial, tally, faults]);
  return (news) => {
    if (tally.hear(news)) faults.dispatchEvent(new Event('fault'));
  };
};
