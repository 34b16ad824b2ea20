import { localeOf } from '@balcao/contract/locale';
import type { PaymentProduct } from '@balcao/contract/order';
import { productName } from '@balcao/contract/product-names';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useBlockProduct } from './block.queries.ts';

interface BlockDialogProps {
  id: string;
  product: PaymentProduct;
  onClose: () => void;
}
const reasonMax = 500;

/** Takes a product away from a merchant, for a reason that the merchant reads. */
const BlockDialog = ({ id, product, onClose }: BlockDialogProps) => {
  const t = useTranslations('merchant.products.block');
  const shared = useTranslations('shared');
  const formId = useId();
  const locale = useLocale();
  const name = productName(localeOf(locale), product);
  const block = useBlockProduct(id, product);
  const form = useForm({ initialValues: { reason: '' }, validate: block.check });
  const submit = form.onSubmit((values) => {
    const done = () => {
      tellGood(t('done', { name }));
      onClose();
    };
    block.mutate(values, { onSuccess: done, onError: (error) => void showFieldErrors(form, error) });
  }, focusFirst(form));
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={formId} color="red" loading={block.isPending}>
        {t('confirm')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title', { name })} footer={footer} onClose={onClose}>
      <Stack as="form" id={formId} noValidate onSubmit={submit} gap={12}>
        <Text pretty>{t('text')}</Text>
        <Textarea
          data-autofocus
          label={shared('reason')}
          description={t('reasonHelp')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={reasonMax}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
export default BlockDialog;
