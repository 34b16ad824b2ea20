import type { AuditEvent } from '@balcao/contract/audit-event';
import { StaffRole } from '@balcao/contract/staff';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { RecordLine, RecordSentence, recordName } from '@balcao/ui/record-list.tsx';
import { RecordUnfolding } from '@balcao/ui/record-unfolding.tsx';
import { useTranslations } from 'use-intl';
import { auditEventIcons } from './audit-event-icons.ts';

/** A value as people read it: a role by its name, a name as it is. */
const useWords = () => {
  const role = useTranslations('staff.role');
  return (value: string): string => {
    const { success, data } = StaffRole.safeParse(value);
    return success ? role(data) : value;
  };
};

/** One audit event: a sentence with who did what to whom; what it does not say itself unfolds. */
export const AuditEventLine = ({ auditEvent }: { auditEvent: AuditEvent }) => {
  const t = useTranslations('auditEvent');
  const words = useWords();
  const { kind, by, merchant, subjectName, changes, ip, at } = auditEvent;
  const moved = changes.find(({ field }) => field === 'role');
  const isMove = kind === 'staffChanged' && moved !== undefined;
  const isUnidentified = kind === 'railAsked' && merchant === null;
  const sentence = t.rich(`says.${isMove ? 'staffMoved' : isUnidentified ? 'unidentifiedAsked' : kind}`, {
    who: recordName(by?.name ?? t('server')),
    what: recordName(subjectName),
    team: recordName(merchant?.name ?? subjectName),
    before: recordName(words(moved?.before ?? '')),
    role: recordName(words(moved?.after ?? '')),
  });
  const untold = kind === 'staffAdded' ? [] : changes.filter((change) => change !== moved);
  const from = ip ? { words: t('from', { ip }), title: t('fromWhat') } : undefined;
  return (
    <RecordLine icon={auditEventIcons[kind]} from={from} at={at}>
      {untold.length > 0 ? (
        <RecordUnfolding sentence={sentence} more={t('details')}>
          <KeyValues
            rows={untold.map(({ field, before, after }) => ({
              label: t(`field.${field}`),
              value: before ? t('change', { before, after }) : after,
            }))}
          />
        </RecordUnfolding>
      ) : (
        <RecordSentence>{sentence}</RecordSentence>
      )}
    </RecordLine>
  );
};
