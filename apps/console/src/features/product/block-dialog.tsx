import { localeOf } from '@balcao/contract/locale';
import type { PaymentProduct } from '@balcao/contract/order';
import { productName } from '@balcao/contract/product-names';
import { useLocale, useTranslations } from 'use-intl';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useBlockProduct } from './block.queries.ts';

interface BlockDialogProps {
  id: string;
  product: PaymentProduct;
  onClose: () => void;
}

/** Takes a product away from a merchant, for a reason that the merchant reads. */
const BlockDialog = ({ id, product, onClose }: BlockDialogProps) => {
  const t = useTranslations('merchant.products.block');
  const name = productName(localeOf(useLocale()), product);
  const words = {
    title: t('title', { name }),
    text: t('text'),
    reasonHelp: t('reasonHelp'),
    action: t('confirm'),
    done: t('done', { name }),
  };
  return <ReasonDialog words={words} call={useBlockProduct(id, product)} onClose={onClose} />;
};
export default BlockDialog;
