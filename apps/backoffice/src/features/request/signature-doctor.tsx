import type { Diagnosis } from '@balcao/contract/request';
import { Grid } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { differenceOf } from './bytes.ts';
import { PastedText } from './pasted-text.tsx';
import { diagnosisOptions } from './request.queries.ts';
import classes from './signature-doctor.module.css';
import { SignedText } from './signed-text.tsx';

/** Why a signature did not fit: what the platform has found out, and the two texts down to the first byte that differs. */
export const SignatureDoctor = ({ id }: { id: string }) => {
  const t = useTranslations('request.doctor');
  const query = useQuery(diagnosisOptions(id));
  return (
    <PanelSection title={t('title')}>
      <Loaded query={query} loading={<LinesLoading lines={6} />}>
        {(data) => <Found diagnosis={data} />}
      </Loaded>
    </PanelSection>
  );
};

const Finding = ({ isFound, children }: { isFound: boolean; children: ReactNode }) => (
  <div className={isFound ? `${classes.finding} ${classes.found}` : classes.finding}>
    <ToneIcon tone={isFound ? 'good' : 'moving'} />
    <Grid className={classes.words} gap={6}>
      {children}
    </Grid>
  </div>
);

/** Of many calls with a wrong signature at a time only some are kept: why this one was not, and the way to one that was. */
export const NoDoctor = ({ examinableId }: { examinableId: string | null }) => {
  const t = useTranslations('request.doctor');
  return (
    <PanelSection title={t('title')}>
      <Finding isFound={false}>
        <p>{t('notKept')}</p>
        <p>
          {examinableId ? (
            <Link to="." search={(here) => ({ ...here, request: examinableId })} resetScroll={false} className="link">
              {t('newestKept')}
            </Link>
          ) : (
            t('repeat')
          )}
        </p>
      </Finding>
    </PanelSection>
  );
};

const Words = ({ diagnosis: { found, otherCertificate, unknown } }: { diagnosis: Diagnosis }) => {
  const t = useTranslations('request.doctor');
  return (
    <Finding isFound={!!found || !!otherCertificate}>
      {otherCertificate && (
        <p>{t('otherCertificate', { name: otherCertificate.name, serial: otherCertificate.serial })}</p>
      )}
      {found && (
        <>
          <p>{t('found')}</p>
          <ul>
            {found.mistakes.map((mistake) => (
              <li key={mistake}>{t(`mistake.${mistake}`)}</li>
            ))}
          </ul>
        </>
      )}
      {unknown && <p>{t(`unknown.${unknown}`)}</p>}
    </Finding>
  );
};

const Found = ({ diagnosis }: { diagnosis: Diagnosis }) => {
  const t = useTranslations('request.doctor');
  const { expected, found } = diagnosis;
  if (expected === null) return <Finding isFound={false}>{t('incomplete')}</Finding>;
  const differs = found && found.signed !== expected ? differenceOf(expected, found.signed) : undefined;
  const [length] = differs?.lengths ?? differenceOf(expected, expected).lengths;
  return (
    <Grid className={classes.parts} gap={12}>
      <Words diagnosis={diagnosis} />
      {differs?.at !== undefined && <p>{t('firstByte', { at: differs.at + 1 })}</p>}
      <SignedText title={t('expected')} text={expected} bytes={length} markedByte={differs?.at} />
      {found && differs ? (
        <SignedText title={t('signed')} text={found.signed} bytes={differs.lengths[1]} markedByte={differs.at} />
      ) : (
        !found && <PastedText expected={expected} />
      )}
      <p className={classes.dim}>{t('sealed')}</p>
    </Grid>
  );
};
