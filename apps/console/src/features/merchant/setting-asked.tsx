import type { StaffMember } from '@balcao/contract/staff';
import type { Consent } from '@balcao/contract/staff-consent';
import { useTranslations } from 'use-intl';
import { ConsentBox } from '../../lib/consent-box.tsx';
import { type Told, useChangeWords } from './change-words.ts';
import { useDecideChange, useTakeBackChange } from './merchant.queries.ts';

interface SettingAskedProps {
  id: string;
  /** What the merchant is called. */
  name: string;
  staff: StaffMember;
  asked: Consent;
  /** What it would change. */
  changes: readonly Told[];
}

/** Fees or limits that a colleague asks for: what they would change, and the decision of another. */
export const SettingAsked = ({ id, name, staff, asked, changes }: SettingAskedProps) => {
  const t = useTranslations('merchant.settings');
  const words = useChangeWords();
  const decide = useDecideChange(id);
  const takeBack = useTakeBackChange(id);
  const lines = changes.map((change) => {
    const { title, lines: some } = words(change);
    return `${title}: ${some.join('; ')}`;
  });
  return (
    <ConsentBox
      asked={asked}
      staff={staff}
      title={{ mine: t('mine'), others: t('asked', { name: asked.askedBy.name }) }}
      why={t('why', { changes: lines.join('. '), words: asked.words })}
      agree={t('agree')}
      question={{ title: t('question', { name }), message: lines.join('. '), dangerous: false }}
      isBusy={decide.isPending || takeBack.isPending}
      onDecide={(agreed) => decide.mutate({ requestId: asked.id, agreed })}
      onTakeBack={() => takeBack.mutate(asked.id)}
    />
  );
};
