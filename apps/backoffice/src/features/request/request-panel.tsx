import type { ReplyOf } from '@balcao/contract/endpoint';
import { diagnoseRequest, type getRequest } from '@balcao/contract/request';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { isRefused } from '@balcao/ui/refusals';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconServerOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { requestOptions } from './request.queries.ts';
import { RequestBadge } from './request-badge.tsx';
import { RequestExplanation } from './request-explanation.tsx';
import { NoDoctor, SignatureDoctor } from './signature-doctor.tsx';

/** One call: what was asked and answered, and where it was refused, why and what to do. */
const RequestPanel = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslations('request');
  const { data, error, refetch } = useQuery(requestOptions(id));
  return (
    <SidePanel
      title={data ? `${data.method} ${data.target.split('?')[0]}` : t('panel.title')}
      mark={data && <RequestBadge request={data} />}
      onClose={onClose}
    >
      {data ? (
        <Sections request={data} />
      ) : isRefused(error) ? (
        <EmptyState icon={IconServerOff} title={t('panel.gone')}>
          {t('panel.goneText')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};
export default RequestPanel;

const Sections = ({ request }: { request: ReplyOf<typeof getRequest> }) => {
  const t = useTranslations('request');
  const may = useMay(diagnoseRequest);
  const { id, at, target, serial, certificate, ip, durationMs, requestId, refusal } = request;
  return (
    <>
      <KeyValues
        rows={[
          { label: t('columns.at'), value: <Instant at={at} form="full" /> },
          { label: t('columns.target'), value: <CopyValue value={target} what={t('panel.copyTarget')} /> },
          { label: t('panel.certificate'), value: certificate?.name ?? (serial || t('panel.noSerial')) },
          { label: t('columns.ip'), value: ip },
          { label: t('columns.duration'), value: t('ms', { ms: String(durationMs) }) },
          {
            label: t('panel.requestId'),
            value: <CopyValue value={requestId} what={t('panel.copyRequestId')} isOneLine />,
          },
        ]}
      />
      {refusal && <RequestExplanation request={request} refusal={refusal} />}
      {refusal === 'signature_wrong' &&
        (!may ? (
          <WhyNot of={diagnoseRequest} line />
        ) : request.hasLines ? (
          <SignatureDoctor id={id} />
        ) : (
          <NoDoctor examinableId={request.examinableId} />
        ))}
    </>
  );
};
