import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

/** The box with which a person vouches for what is sent: `ask` says whether it is ticked, and leads there when it is not. */
export const useDeclaration = () => {
  const t = useTranslations('form.declaration');
  const box = useRef<HTMLInputElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const declaration = (
    <Checkbox
      ref={box}
      id="declaration"
      label={t('text')}
      checked={agreed}
      error={isAsked && !agreed && t('missing')}
      onChange={(event) => setAgreed(event.currentTarget.checked)}
    />
  );
  const ask = (): boolean => {
    setAsked(true);
    if (!agreed) box.current?.focus();
    return agreed;
  };
  return { declaration, ask };
};
