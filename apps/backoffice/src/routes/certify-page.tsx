import { certificationForms } from '@balcao/contract/certification-form';
import { useTranslations } from 'use-intl';
import { BindButton } from '../features/authorization/bind-button.tsx';
import { CertificationPage } from '../features/certification/certification-page.tsx';
import { SubmittedValues } from '../features/merchant/submitted-values.tsx';
import { TeamPicker } from '../features/team/team-picker.tsx';
import { useCurrentUser } from '../lib/member.ts';

/** Which team is to be certified, and then its certification. */
export const CertifyPage = () => {
  const t = useTranslations('certification.team');
  const { merchantId } = useCurrentUser();
  if (!merchantId) return <TeamPicker title={t('title')} line={t('line')} back="/certify" />;
  return (
    <CertificationPage
      key={merchantId}
      bind={<BindButton bound={null} isNext />}
      values={({ submission, values }) =>
        submission && <SubmittedValues fields={certificationForms[submission.type].fields} values={values} />
      }
    />
  );
};
