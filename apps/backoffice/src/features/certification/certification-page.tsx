import { type CertificationState, submitCertification } from '@balcao/contract/certification';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLiveEvents } from '../../lib/live.ts';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { useMissing } from '../../lib/missing-words.ts';
import { certificationOptions } from '../../lib/submission.queries.ts';
import { WhyNot, WhyNotWhole } from '../../lib/why-not.tsx';
import classes from './certification-page.module.css';
import { CertificationStanding } from './certification-standing.tsx';
import { CertificationWizard } from './certification-wizard.tsx';

interface CertificationPageProps {
  /** The button that links a chat account. */
  bind: ReactNode;
  /** Shows what was submitted. */
  values: (state: CertificationState) => ReactNode;
}

/** The call itself is open to every team of the person; this page is of the one they work in. */
const reading = { access: { menu: 'setting.merchant', level: 'read' } } as const;

/** Certifying the team that one works in: filling it in, waiting, mending, and what it has become. */
export const CertificationPage = (props: CertificationPageProps) => {
  const t = useTranslations('certification');
  const { merchantId, businessName } = useCurrentUser();
  const { step } = useSearch({ from: '/session/certify' });
  useLiveEvents(merchantId);
  const missing = useMissing(reading);
  const { data: state } = useQuery({ ...certificationOptions, enabled: !missing });
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title', { team: businessName ?? '' })}
        line={state && state.status !== 'NO' && step === undefined ? undefined : t('line')}
        back={step === undefined ? '/home' : '/certify'}
      />
      {missing ? <WhyNotWhole missing={missing} /> : <Loaded {...props} step={step} />}
    </div>
  );
};

const Loaded = ({ bind, values, step }: CertificationPageProps & { step: string | undefined }) => {
  const { data: state, error, refetch } = useQuery(certificationOptions);
  const may = useMay(submitCertification);
  if (error && !state) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!state) return <LinesLoading lines={10} />;
  const fills = may && (state.status === 'NO' || (step !== undefined && state.status !== 'UNDER'));
  return (
    <>
      <WhyNot of={submitCertification} />
      {fills ? (
        <CertificationWizard state={state} bind={bind} />
      ) : (
        <CertificationStanding state={state} may={may} values={values(state)} />
      )}
    </>
  );
};
