import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useChangeReturnLimit } from './unidentified.queries.ts';

const reasonMin = 10;
const reasonMax = 500;

/** Asks a colleague to agree to another amount up to which one alone gives back. */
const LimitDialog = ({ limit, onClose }: { limit: number; onClose: () => void }) => {
  const t = useTranslations('unidentified.limit');
  const words = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const id = useId();
  const change = useChangeReturnLimit();
  const form = useForm<{ limit: number | null; reason: string }>({ initialValues: { limit, reason: '' } });
  const { limit: typed, reason } = form.values;
  const said = reason.replaceAll(/\s+/g, ' ').trim();
  const isReady = typed !== null && typed !== limit && [...said].length >= reasonMin;
  const send = () =>
    typed !== null &&
    change.mutate(
      { before: limit, limit: typed, reason: said },
      {
        onSuccess: () => {
          tellGood(t('asked'));
          onClose();
        },
        onError: (error) => void showFieldErrors(form, error),
      },
    );
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('cancel')}
      </Button>
      <Button type="submit" form={id} disabled={!isReady} loading={change.isPending}>
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title')} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={form.onSubmit(() => void send())}>
        <Text pretty>{t('text')}</Text>
        <MoneyInput data-autofocus label={t('amount')} {...form.getInputProps('limit')} />
        <Textarea
          label={t('reason')}
          description={words('reasonHelp')}
          autosize
          minRows={2}
          maxRows={4}
          maxLength={reasonMax}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
export default LimitDialog;
