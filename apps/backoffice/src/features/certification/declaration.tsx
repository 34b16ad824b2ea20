import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';

interface DeclarationProps {
  agreed: boolean;
  /** Sent without it. */
  isMissing: boolean;
  onChange: (agreed: boolean) => void;
}

/** The person vouches for what is sent. */
export const Declaration = ({ agreed, isMissing, onChange }: DeclarationProps) => {
  const t = useTranslations('certification.declaration');
  return (
    <Checkbox
      id="declaration"
      label={t('text')}
      checked={agreed}
      error={isMissing && t('missing')}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
};
