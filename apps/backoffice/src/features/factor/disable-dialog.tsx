import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDisableFactor } from './factor.queries.ts';
import classes from './factor-dialog.module.css';

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
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} color="red" loading={disable.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {t('text')}
      <form id={id} {...form} className={classes.form}>
        <FactorInput recovery {...field} data-autofocus />
      </form>
    </Dialog>
  );
};
export default DisableDialog;
