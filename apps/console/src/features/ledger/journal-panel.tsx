import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { kindOfAccount } from '@balcao/ui/money-kind';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentBox } from '../../lib/consent-box.tsx';
import { ConsentHistory } from '../../lib/consent-history.tsx';
import { type JournalDetail, journalOptions, useDecideReversal, useTakeBackReversal } from './journal.queries.ts';
import { JournalStatusBadge } from './journal-standing.tsx';
import { ReversalDialog } from './reversal-dialog.tsx';
import { useAccountNames } from './use-account-names.ts';

interface JournalPanelProps {
  id: string;
  journalId: string;
  staff: StaffMember;
  onClose: () => void;
}
interface OfJournal {
  journal: JournalDetail;
  staff: StaffMember;
}

/** One journal: what moved, what takes it back, and the way to have it taken back by two. */
const JournalPanel = ({ id, journalId, staff, onClose }: JournalPanelProps) => {
  const t = useTranslations('journal');
  const { data, error } = useQuery(journalOptions(id, journalId));
  return (
    <SidePanel
      title={data ? t(`kinds.${data.kind}`) : t('one')}
      mark={data && <JournalStatusBadge standing={data.standing} />}
      onClose={onClose}
    >
      {data && (
        <>
          <Facts journal={data} />
          <Lines lines={data.lines} />
          <Reversal journal={data} staff={staff} />
        </>
      )}
      {!data && !error && <LinesLoading lines={10} />}
      {!data && error && (
        <EmptyState icon={IconReceiptOff} title={t('gone.title')}>
          {t('gone.text')}
        </EmptyState>
      )}
    </SidePanel>
  );
};
export default JournalPanel;

/** Journals of unidentified payments belong to the platform itself, which has no number among merchants. */
const isUnidentified = ({ merchant }: Pick<JournalDetail, 'merchant'>): boolean => merchant.number === '';

const Facts = ({ journal }: Pick<OfJournal, 'journal'>) => {
  const journalWords = useTranslations('journal');
  const t = useTranslations('journal.facts');
  const shared = useTranslations('shared');
  const { merchant, cause, id, postedAt, step } = journal;
  const whose = isUnidentified(journal) ? (
    t('unidentified')
  ) : (
    <AppLink to={`/merchant/${merchant.merchantId}`} className="link">
      {merchant.name}
    </AppLink>
  );
  const rows = [
    { label: shared('merchant'), value: whose },
    ...(step ? [{ label: t('step'), value: journalWords(`steps.${step}`) }] : []),
    { label: t('posted'), value: <Instant at={postedAt} form="full" /> },
    { label: t('cause'), value: <CopyValue value={cause} what={t('theCause')} isOneLine /> },
    { label: t('id'), value: <CopyValue value={id} what={t('theId')} isOneLine /> },
  ];
  return <KeyValues rows={rows} />;
};

const Lines = ({ lines }: Pick<JournalDetail, 'lines'>) => {
  const t = useTranslations('journal');
  const { nameOf } = useAccountNames();
  const row = ({ bucket, rail, amount }: JournalDetail['lines'][number]) => {
    const account = `${bucket}:${rail}`;
    return { id: account, kind: kindOfAccount(bucket), label: nameOf(account), value: <Money centavos={amount} /> };
  };
  return (
    <PanelSection title={t('lines')}>
      <KeyValues rows={lines.map(row)} />
    </PanelSection>
  );
};

/** Where it stands: free to be asked for, waiting, done, or told elsewhere. */
const Reversal = ({ journal, staff }: OfJournal) => {
  const t = useTranslations('journal');
  const [isAsking, setAsking] = useState(false);
  const { merchant, standing, kind, asked, history, reverses, reversedBy } = journal;
  const ended = history.filter(({ status }) => status !== 'asked');
  const other = reverses ?? reversedBy;
  const isNobodys = kind === 'unexpected' && isUnidentified(journal);
  const instead = isNobodys ? 'unidentified' : kind === 'reserve' ? 'other' : kind;
  const order = /^order:(\d{20}):/.exec(journal.cause)?.[1];
  const payout = /^withdrawal:(\d{20}):/.exec(journal.cause)?.[1];
  return (
    <PanelSection title={t('reversal')}>
      <Stack gap={12}>
        <Text pretty>{standing === 'bound' ? t(`instead.${instead}`) : t(`means.${standing}`)}</Text>
        {isNobodys && (
          <AppLink to="/finance/unidentified" className="link">
            {t('toUnidentified')}
          </AppLink>
        )}
        {payout && (
          <AppLink to="/withdrawal" search={{ of: merchant.merchantId, number: payout }} className="link">
            {t('toWithdrawal')}
          </AppLink>
        )}
        {order && (
          <AppLink to={`/merchant/${merchant.merchantId}`} search={{ tab: 'orders', number: order }} className="link">
            {t('toOrder')}
          </AppLink>
        )}
        {other && (
          <Text pretty>
            <AppLink to="/finance/journal" search={{ of: merchant.merchantId, journal: other.id }} className="link">
              {t(reverses ? 'toOriginal' : 'toReversal')}
            </AppLink>{' '}
            (<Instant at={other.postedAt} />)
          </Text>
        )}
        {asked && <Asked journal={journal} asked={asked} staff={staff} />}
        {standing === 'free' && staffMay(staff.role, 'finance.decide') && (
          <div>
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('ask')}
            </Button>
          </div>
        )}
        {ended.length > 0 && (
          <ConsentHistory
            requests={ended}
            titleOf={(_, status) => t('said', { status })}
            whyOf={({ words }) => t('why', { words })}
          />
        )}
      </Stack>
      {isAsking && <ReversalDialog journal={journal} onClose={() => setAsking(false)} />}
    </PanelSection>
  );
};

interface AskedProps extends Pick<OfJournal, 'journal' | 'staff'> {
  asked: NonNullable<JournalDetail['asked']>;
}
const Asked = ({ journal, asked, staff }: AskedProps) => {
  const t = useTranslations('journal');
  const { merchant, id } = journal;
  const decide = useDecideReversal(merchant.merchantId, id);
  const takeBack = useTakeBackReversal(merchant.merchantId, id);
  return (
    <ConsentBox
      asked={asked}
      staff={staff}
      title={{ mine: t('mine'), others: t('others', { name: asked.askedBy.name }) }}
      why={t('why', { words: asked.words })}
      agree={t('agree')}
      question={{ title: t('confirm.title'), message: t('confirm.text', { name: merchant.name }), dangerous: true }}
      isBusy={decide.isPending || takeBack.isPending}
      onDecide={(agreed) => decide.mutate({ requestId: asked.id, agreed })}
      onTakeBack={() => takeBack.mutate(asked.id)}
    />
  );
};
