import type { LogEntry } from '@balcao/contract/log';
import { RecordLine, RecordSentence, recordName } from '@balcao/ui/record-list.tsx';
import { RecordUnfolding } from '@balcao/ui/record-unfolding.tsx';
import { useTranslations } from 'use-intl';
import { isFact, LogChangeList, useValueWords } from './log-change-list.tsx';
import { logIcons } from './log-icons.ts';
import { sentenceOf } from './log-sentence.ts';

/** One audit event: a sentence, from where and when, and what changed for the one who wants to know. */
export const LogLine = ({ entry }: { entry: LogEntry }) => {
  const t = useTranslations('log');
  const words = useValueWords();
  const { says, before, after, field, untold } = sentenceOf(entry);
  const told = (value: string) => recordName(field && value ? words(field, value) : value);
  const sentence = t.rich(`says.${says}`, {
    who: recordName(entry.actor.name),
    what: recordName(entry.subject.name),
    before: told(before),
    after: told(after),
  });
  const from = { words: t('from', { ip: entry.ip }), title: t('fromWhat') };
  return (
    <RecordLine icon={logIcons[entry.event]} from={from} at={entry.at}>
      {untold.length > 0 ? (
        <RecordUnfolding sentence={sentence} more={t(untold.every(isFact) ? 'facts' : 'details')}>
          <LogChangeList changes={untold} />
        </RecordUnfolding>
      ) : (
        <RecordSentence>{sentence}</RecordSentence>
      )}
    </RecordLine>
  );
};
