import type { AppletRejection } from '@balcao/contract/applet';
import { Muted } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { useReasonText } from '../../lib/form/field-words.ts';
import { useVerdictSubject } from '../../lib/version-verdict.ts';

/** Which version was rejected and why: the first thing that is to be corrected, in the reviewer's words where there are any. */
export const RejectionLine = ({ rejection }: { rejection: AppletRejection }) => {
  const t = useTranslations('applet.rejection');
  const subjectOf = useVerdictSubject();
  const reasonText = useReasonText();
  const { number, verdict, remark, verdicts } = rejection;
  const why = verdict
    ? t('verdict', { subject: subjectOf(verdict.path), reason: verdict.note ?? reasonText(verdict.reason) })
    : (remark ?? '');
  return <Muted breakable>{t('line', { number, why, more: Math.max(0, verdicts - 1) })}</Muted>;
};
