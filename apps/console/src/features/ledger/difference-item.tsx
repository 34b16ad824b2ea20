import { formatDate } from '@balcao/brazil/dates';
import type { ReconciliationFinding } from '@balcao/contract/ledger-reconciliation';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './reconciliation.module.css';
import { useResolveFinding } from './reconciliation.queries.ts';

interface DifferenceItemProps {
  fileId: string;
  difference: ReconciliationFinding;
  mayDecide: boolean;
}

/** Says how it was resolved: in words that stay. */
const ResolveForm = ({ fileId, difference }: Pick<DifferenceItemProps, 'fileId' | 'difference'>) => {
  const t = useTranslations('reconciliation.resolve');
  const shared = useTranslations('shared');
  const [isOpen, setOpen] = useState(false);
  const resolve = useResolveFinding(fileId, difference, () => tellGood(t('done')));
  const form = useForm({ initialValues: { reason: '' }, validate: resolve.check });
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
    );
  const send = (values: typeof form.values) =>
    resolve.mutate(values, { onError: (error) => void showFieldErrors(form, error) });
  return (
    <Grid as="form" noValidate gap={16} full onSubmit={form.onSubmit(send, focusFirst(form))}>
      <TextInput
        autoFocus
        label={t('reason')}
        description={t('reasonHelp')}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
      <Row gap={8} wrap>
        <Button type="submit" loading={resolve.isPending}>
          {t('submit')}
        </Button>
        <Button variant="default" onClick={() => setOpen(false)}>
          {shared('cancel')}
        </Button>
      </Row>
    </Grid>
  );
};

/** What it is about, with the way there. */
const About = ({ about, merchant, kind, handling }: ReconciliationFinding) => {
  const t = useTranslations('reconciliation.difference');
  if (!about && kind === 'payment' && handling === 'suspense')
    return (
      <AppLink to="/finance/unidentified" className="link">
        {t('nobody')}
      </AppLink>
    );
  if (!about) return t('nobody');
  const isLinked = merchant && about.noun === 'withdrawal';
  return (
    <Row as="span" inline gap={12} rowGap={4} justify="end" wrap>
      {isLinked ? (
        <AppLink to="/withdrawal" search={{ of: merchant.merchantId, number: about.number }} className="link">
          {t('withdrawal', { number: about.number })}
        </AppLink>
      ) : (
        <CopyValue value={about.number} what={t(`theNumber.${about.noun}`)} isOneLine>
          {t(about.noun, { number: about.number })}
        </CopyValue>
      )}
      {merchant && (
        <AppLink to={`/merchant/${merchant.merchantId}`} className="link">
          {merchant.name}
        </AppLink>
      )}
    </Row>
  );
};

const useTitle = ({ kind, outcome, handling, lines }: ReconciliationFinding): string => {
  const t = useTranslations('reconciliation.difference');
  if (lines > 1) return t('twice', { count: String(lines) });
  return handling === 'none' ? t(`outcome.${outcome}`) : t(`handling.${handling}`, { kind: t(`kind.${kind}`) });
};

/** What was said about it since, or what will be done. */
const Fate = ({ difference }: { difference: ReconciliationFinding }) => {
  const t = useTranslations('reconciliation.difference');
  const locale = useLocale();
  const { resolution, redFrom, standing } = difference;
  if (resolution)
    return (
      <Muted>
        {resolution.how === 'later' ? t('later') : t('resolvedBy', { name: resolution.by ?? '' })}{' '}
        <Instant at={resolution.at} />
        {resolution.reason && (
          <Text as="q" block tone="text" breakable>
            {resolution.reason}
          </Text>
        )}
      </Muted>
    );
  if (standing !== 'waiting' || !redFrom) return null;
  return <Muted>{t('patience', { day: formatDate(redFrom, { locale, form: 'date' }) })}</Muted>;
};

/** One difference between the file and the books: what it is, the amount on each side, the merchant, and its handling. */
export const DifferenceItem = ({ fileId, difference, mayDecide }: DifferenceItemProps) => {
  const t = useTranslations('reconciliation.difference');
  const { kind, railId, theirs, ours, at, standing, handling, resolution } = difference;
  const side = (centavos: number | null) => (centavos === null ? t('absent') : <Money centavos={centavos} />);
  const rows = [
    { label: t('what'), value: t(`kind.${kind}`) },
    { label: t('theirs'), value: side(theirs) },
    { label: t('ours'), value: side(ours) },
    { label: t('about'), value: <About {...difference} /> },
    { label: t('railId'), value: <CopyValue value={railId} what={t('theRailId')} isOneLine /> },
    { label: t('at'), value: <Instant at={at} /> },
  ];
  return (
    <Grid as="li" className={classes.difference} gap={12} across="start">
      <StatusBadge tone={standing === 'waiting' ? 'ended' : standing}>{useTitle(difference)}</StatusBadge>
      <KeyValues rows={rows} />
      <Fate difference={difference} />
      {mayDecide && !resolution && handling !== 'heard' && <ResolveForm fileId={fileId} difference={difference} />}
    </Grid>
  );
};
