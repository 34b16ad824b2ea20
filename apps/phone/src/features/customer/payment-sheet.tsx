import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Button } from '@mantine/core';
import { IconQrcodeOff, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { codeQuery, isUnknownCode } from './customer.queries.ts';
import classes from './payment-sheet.module.css';
import { SheetRequest } from './sheet-request.tsx';

interface PaymentSheetProps {
  code: string;
  onClose: () => void;
}

/** What a code asks for, and the button that pays it. */
export const PaymentSheet = ({ code, onClose }: PaymentSheetProps) => {
  const t = useTranslations('customer.sheet');
  const request = useQuery(codeQuery(code));
  const another = (
    <Button variant="default" size="md" fullWidth onClick={onClose}>
      {t('another')}
    </Button>
  );
  const isUnknown = isUnknownCode(request.error);
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {request.isPending && <LinesLoading lines={6} />}
      {request.data && <SheetRequest code={code} request={request.data} another={another} />}
      {request.isError && !request.data && (
        <>
          {isUnknown ? (
            <EmptyState icon={IconQrcodeOff} title={t('unknown')}>
              {t('unknownText')}
            </EmptyState>
          ) : (
            <ErrorState error={request.error} onRetry={() => void request.refetch()} />
          )}
          {another}
        </>
      )}
    </Sheet>
  );
};

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Rises from the foot of the phone. The screen under it is inert; the bench beside the phone is not, since changing how the rail
 * behaves with the sheet open is what it is for.
 */
const Sheet = ({ title, onClose, children }: SheetProps) => {
  const d = useTranslations('ui.dialog');
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <div className={classes.scrim}>
      <div
        ref={sheet}
        className={classes.sheet}
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <header className={classes.header}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={d('close')} onClick={onClose}>
            <IconX size={20} stroke={1.8} />
          </button>
        </header>
        {children}
      </div>
    </div>
  );
};
