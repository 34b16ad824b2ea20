import { type Certificate, uploadCertificate } from '@balcao/contract/certificate';
import { Button } from '@balcao/ui/button.tsx';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { countsAsActive, hasRoom } from './certificate-standing.ts';

const RegisterDialog = lazy(() => import('./register-dialog.tsx'));

interface RegisterButtonProps {
  list: readonly Certificate[];
  merchantNumber: string;
  /** It is the next step of what someone is at. */
  isNext?: boolean;
  /** Whether another one may be begun; what is under way is brought to its end. */
  isOffered?: boolean;
}

/** Orange while a certificate is what the team needs next. */
export const RegisterButton = (props: RegisterButtonProps) => {
  const { list, merchantNumber, isNext = !list.some(countsAsActive), isOffered = true } = props;
  const t = useTranslations('certificate');
  const may = useMay(uploadCertificate);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {may && isOffered && hasRoom(list) && (
        <Button
          variant={isNext ? 'filled' : 'default'}
          leftSection={<IconPlus size={18} stroke={1.8} />}
          onClick={() => setIsOpen(true)}
        >
          {t('upload')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RegisterDialog merchantNumber={merchantNumber} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
