import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { EditConflictDialog } from '@balcao/ui/edit-conflict-dialog.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { quoteOptions, useCapture } from './preauth.queries.ts';

interface CaptureDialogProps {
  number: string;
  /** What the card holds, in centavos. */
  authorised: number;
  /** Nothing has been asked of it yet. */
  stands: boolean;
  onClose: () => void;
}

/** How much to take of what the card holds; what is released and what it costs are said before. */
const CaptureDialog = ({ number, authorised, stands, onClose }: CaptureDialogProps) => {
  const t = useTranslations('preauth.capture');
  const shared = useTranslations('shared');
  const id = useId();
  const [amount, setAmount] = useState<number | null>(authorised);
  const capture = useCapture(number);
  const asked = amount ?? 0;
  const isTooMuch = asked > authorised;
  const isGood = asked > 0 && !isTooMuch;
  if (!stands && !capture.isPending && !capture.isSuccess)
    return (
      <EditConflictDialog title={t('title')} what={t('editConflict')} onClose={onClose}>
        {t('editConflictText')}
      </EditConflictDialog>
    );
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={id} disabled={!isGood} loading={capture.isPending}>
            {t('action', { amount: formatBrl(asked) })}
          </Button>
        </>
      }
    >
      <Grid
        as="form"
        id={id}
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) capture.mutate({ amount: asked }, { tell: t('done'), onSuccess: onClose });
        }}
      >
        <MoneyInput
          label={t('amount')}
          description={t('help', { amount: formatBrl(authorised) })}
          value={amount}
          error={isTooMuch ? t('tooMuch') : undefined}
          onChange={setAmount}
          data-autofocus
        />
        <CaptureFigures number={number} authorised={authorised} asked={isGood ? asked : 0} />
      </Grid>
    </Dialog>
  );
};
export default CaptureDialog;

/** What goes back to the card, and what the capture of so many centavos costs and leaves; 0 is nothing that can be captured. */
const CaptureFigures = ({ number, authorised, asked }: { number: string; authorised: number; asked: number }) => {
  const t = useTranslations('preauth.capture');
  const shared = useTranslations('shared');
  const { data: quote } = useQuery(quoteOptions(number, asked));
  const shown = asked > 0 ? quote : undefined;
  return (
    <KeyValues
      rows={[
        { label: t('released'), value: <Money centavos={asked > 0 ? authorised - asked : 0} /> },
        { label: shared('fee'), value: shown ? <Money centavos={shown.fee} /> : '–' },
        { label: t('net'), value: shown ? <Money centavos={shown.net} /> : '–' },
      ]}
    />
  );
};
