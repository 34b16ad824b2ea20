import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDisableFactor } from './staff.queries.ts';

/** Turns it off with a code. A code that is whole does not go off by itself here: the button says what it does. */
const FactorOffDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('staff.account.factor');
  const shared = useTranslations('shared');
  const id = useId();
  const onDone = () => {
    tellGood(t('disabled'));
    onClose();
  };
  const onOther = useRefusals();
  const { form, input, isPending } = useFactorCode(useDisableFactor().mutateAsync, { onDone, onOther });
  const { onFull: _byButton, ...field } = input;
  return (
    <Dialog
      title={t('disableTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={id} color="red" loading={isPending}>
            {t('disableSubmit')}
          </Button>
        </>
      }
    >
      {t('disableText')}
      <Grid as="form" id={id} gap={16} mt={16} tone="text" whiteSpace="normal" {...form}>
        <FactorInput {...field} data-autofocus />
      </Grid>
    </Dialog>
  );
};
export default FactorOffDialog;
