import type { LogEntry } from '@balcao/contract/log';
import { Foldable } from '@balcao/ui/foldable.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { useTranslations } from 'use-intl';
import { LogChangeList } from './log-change-list.tsx';
import { logIcons } from './log-icons.ts';
import classes from './log-list.module.css';
import { sentenceOf } from './log-sentence.ts';

const name = (text: string) => () => <strong className={classes.name}>{text}</strong>;

/** One deed: a sentence, when and from where, and what changed for whoever wants to know. */
export const LogLine = ({ entry }: { entry: LogEntry }) => {
  const t = useTranslations('log');
  const Icon = logIcons[entry.event];
  const { says, before, after, untold } = sentenceOf(entry);
  const names = {
    who: name(entry.actor.name),
    what: name(entry.subject.name),
    before: name(before),
    after: name(after),
  };
  return (
    <li className={classes.line} data-event={entry.event}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.sentence}>{t.rich(`says.${says}`, names)}</p>
        {untold.length > 0 && (
          <Foldable title={t('details')}>
            <div className={classes.changes}>
              <LogChangeList changes={untold} />
            </div>
          </Foldable>
        )}
      </div>
      <div className={classes.when}>
        <Instant at={entry.at} form="time" />
        <span title={t('fromWhat')}>{t('from', { ip: entry.ip })}</span>
      </div>
    </li>
  );
};
