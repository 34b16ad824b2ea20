import type { LogEntry, LogField } from '@balcao/contract/log';
import { RecordLine, RecordSentence, recordName } from '@balcao/ui/record-list.tsx';
import { RecordUnfolding } from '@balcao/ui/record-unfolding.tsx';
import { useTranslations } from 'use-intl';
import { isFact, LogChangeList, useHiddenWords, useValueWords } from './log-change-list.tsx';
import { logIcons } from './log-icons.ts';
import { sentenceOf } from './log-sentence.ts';

/** One audit event: a sentence, from where and when, and the changes on request. */
export const LogLine = ({ entry }: { entry: LogEntry }) => {
  const t = useTranslations('log');
  const words = useValueWords();
  const hiddenWords = useHiddenWords();
  const hidden = (field: LogField) => () => hiddenWords(field);
  const { says, about, untold } = sentenceOf(entry);
  const told = (value: string | null | undefined) => {
    if (about?.isHidden) return hidden(about.field);
    return recordName(about && value ? words(about.field, value) : '');
  };
  const { subject } = entry;
  const sentence = t.rich(`says.${says}`, {
    who: recordName(entry.actor.name),
    what: subject.kind === 'destination' && !subject.name ? hidden('destination') : recordName(subject.name),
    before: told(about?.before),
    after: told(about?.after),
  });
  const from = entry.ip ? { words: t('from', { ip: entry.ip }), title: t('fromWhat') } : undefined;
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
