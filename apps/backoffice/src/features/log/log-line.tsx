import type { LogChange, LogEntry } from '@balcao/contract/log';
import { Instant } from '@balcao/ui/instant.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LogChangeList } from './log-change-list.tsx';
import { logIcons } from './log-icons.ts';
import classes from './log-list.module.css';
import { sentenceOf } from './log-sentence.ts';

const name = (text: string) => () => <strong className={classes.name}>{text}</strong>;

/** The sentence, which unfolds what it does not say itself. */
const Unfolding = ({ sentence, changes }: { sentence: ReactNode; changes: readonly LogChange[] }) => {
  const t = useTranslations('log');
  return (
    <details>
      <summary className={classes.summary}>
        <span>{sentence}</span>
        <span className={classes.more}>
          {t('details')}
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </span>
      </summary>
      <div className={classes.changes}>
        <LogChangeList changes={changes} />
      </div>
    </details>
  );
};

/** One deed: a sentence, from where and when, and what changed for whoever wants to know. */
export const LogLine = ({ entry }: { entry: LogEntry }) => {
  const t = useTranslations('log');
  const Icon = logIcons[entry.event];
  const { says, before, after, untold } = sentenceOf(entry);
  const sentence = t.rich(`says.${says}`, {
    who: name(entry.actor.name),
    what: name(entry.subject.name),
    before: name(before),
    after: name(after),
  });
  return (
    <li className={classes.line}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.words}>
        {untold.length > 0 ? (
          <Unfolding sentence={sentence} changes={untold} />
        ) : (
          <p className={classes.sentence}>{sentence}</p>
        )}
      </div>
      <div className={classes.facts}>
        <span className={classes.from} title={t('fromWhat')}>
          {t('from', { ip: entry.ip })}
        </span>
        <Instant at={entry.at} />
      </div>
    </li>
  );
};
