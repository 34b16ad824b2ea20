import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonField } from '../../lib/reason-field.tsx';

interface ReasonProps extends Omit<ComponentProps<typeof ReasonField>, 'onChange'> {
  label: string;
  onChange: (reason: string) => void;
}
/** How one knows: one line of text in a field that shows all of it. Enter sends, as it would in a field of one line. */
export const RequestReason = ({ onChange, ...field }: ReasonProps) => {
  const t = useTranslations('unidentified');
  return (
    <ReasonField
      description={t('reasonHelp')}
      maxLength={300}
      {...field}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={({ currentTarget: { value } }) => onChange(value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
    />
  );
};
