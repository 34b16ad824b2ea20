import type { ReplyOf } from '@balcao/contract/endpoint';
import { fieldMessage } from '@balcao/contract/field-texts';
import { headerIssue } from '@balcao/contract/open-header';
import type { getRequest } from '@balcao/contract/request';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { wayKey } from './refusal-keys.ts';
import classes from './signature-doctor.module.css';

interface RequestExplanationProps {
  request: ReplyOf<typeof getRequest>;
  refusal: string;
}

/** Why a call was refused, with what is known of it, and the way out. */
export const RequestExplanation = ({ request, refusal }: RequestExplanationProps) => {
  const t = useTranslations('request');
  const key = wayKey(refusal);
  return (
    <PanelSection title={t('panel.why')}>
      <Grid className={classes.parts} gap={12}>
        <p>
          {key ? t(`way.${key}`) : request.said} <span className={classes.dim}>({refusal})</span>
        </p>
        <Facts request={request} />
      </Grid>
    </PanelSection>
  );
};

const Facts = ({ request: { facts, certificate, refusal } }: Pick<RequestExplanationProps, 'request'>) => {
  const t = useTranslations('request.facts');
  const locale = useLocale();
  const { clockAheadSeconds: ahead, nonceUsedAt, headerProblems, fields } = facts;
  return (
    <>
      {ahead !== undefined && <p>{t(ahead > 0 ? 'ahead' : 'behind', { seconds: Math.abs(ahead) })}</p>}
      {nonceUsedAt && <p>{t.rich('nonce', { at: () => <Instant at={nonceUsedAt} form="full" /> })}</p>}
      {headerProblems && (
        <ul>
          {headerProblems.map((problem) => (
            <li key={problem.field}>
              <code>{problem.field}</code>: {fieldMessage(headerIssue(problem), locale)}
            </li>
          ))}
        </ul>
      )}
      {fields && (
        <ul>
          {fields.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      {refusal === 'certificate_expired' && certificate && (
        <p>
          {t.rich('validity', {
            name: certificate.name,
            from: () => <Instant at={certificate.notBefore} />,
            to: () => <Instant at={certificate.notAfter} />,
          })}
        </p>
      )}
      {certificate?.revokedAt && (
        <p>{t.rich('revoked', { name: certificate.name, at: () => <Instant at={certificate.revokedAt ?? ''} /> })}</p>
      )}
    </>
  );
};
