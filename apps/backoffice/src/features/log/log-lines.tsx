import type { LogEntry } from '@balcao/contract/log';
import { Bar } from '@balcao/ui/loading.tsx';
import { useTranslations } from 'use-intl';
import { LogLine } from './log-line.tsx';
import classes from './log-list.module.css';

/** What was done, newest first. */
export const LogLines = ({ entries, isStale }: { entries: readonly LogEntry[]; isStale: boolean }) => {
  const t = useTranslations('log');
  return (
    <ul className={classes.lines} aria-label={t('list')} data-stale={isStale || undefined}>
      {entries.map((entry) => (
        <LogLine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
};

const widths = ['62%', '48%', '70%', '54%', '66%', '45%', '58%', '51%'] as const;

/** Of the size of what comes. */
export const LogLinesLoading = () => {
  const t = useTranslations('ui.loading');
  return (
    <div role="status" aria-label={t('part')} className={classes.lines}>
      {widths.map((width) => (
        <div key={width} className={classes.line}>
          <Bar width="2rem" height="2rem" />
          <div className={classes.words}>
            <div className={classes.sentence}>
              <Bar width={width} height="1.25rem" />
            </div>
          </div>
          <div className={classes.facts}>
            <Bar width="8rem" height="1.25rem" />
            <Bar width="7rem" height="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
};
