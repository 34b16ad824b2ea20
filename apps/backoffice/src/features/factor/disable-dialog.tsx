import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDisableFactor } from './factor.queries.ts';

/** Turns it off with a code. A code that is whole does not go off by itself here: the button says what it does. */
const DisableDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('factor.disable');
  const id = useId();
  const disable = useDisableFactor();
  const onDone = () => {
    tellGood(t('done'));
    onClose();
  };
  const { form, input } = useFactorCode(disable.mutateAsync, { onDone, onOther: useRefusals() });
  const { onFull: _byButton, ...field } = input;
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} color="red" loading={disable.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {t('text')}
      <Grid as="form" id={id} {...form} gap={16} mt={16} whiteSpace="normal">
        <FactorInput recovery {...field} data-autofocus />
      </Grid>
    </Dialog>
  );
};
export default DisableDialog;
