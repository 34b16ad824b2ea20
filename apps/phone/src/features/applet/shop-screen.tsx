import { formatBrl } from '@balcao/brazil/money';
import { PaymentMethod } from '@balcao/contract/order';
import { type ShopGood, shopGoods } from '@balcao/contract/sandbox';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { type Cart, changed, goods, linesOf, totalOf } from './cart.ts';
import { GoodPicture } from './good-picture.tsx';
import { useOpenShopOrder } from './shop.queries.ts';
import { ShopOrderState } from './shop-order-state.tsx';
import classes from './shop-screen.module.css';

const route = getRouteApi('/signed-in/shop');

interface ShopScreenProps {
  /** The chat app's cashier, over the mini program. */
  cashier: (sheet: { code: string; onClose: () => void }) => ReactNode;
}

/** A mini program inside the chat app: its own shop, whose server asks for payments through the open API. */
export const ShopScreen = ({ cashier }: ShopScreenProps) => {
  const t = useTranslations('applet');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const { order } = route.useSearch();
  const navigate = route.useNavigate();
  const [code, setCode] = useState<string>();
  return (
    <>
      <Stack grow short inert={code !== undefined}>
        <Screen title="Café do Mercado" line={t('line')} back={{ to: '/' }}>
          {order ? (
            <ShopOrderState
              merchantOrderNumber={order}
              onPay={setCode}
              onAnother={() => void navigate({ search: {} })}
            />
          ) : (
            <Catalogue
              onOrder={({ merchantOrderNumber, payUrl }) => {
                void navigate({ search: { order: merchantOrderNumber } });
                setCode(payUrl);
              }}
            />
          )}
        </Screen>
      </Stack>
      {code && cashier({ code, onClose: () => setCode(undefined) })}
    </>
  );
};

interface CatalogueProps {
  onOrder: (order: { merchantOrderNumber: string; payUrl: string }) => void;
}

const Catalogue = ({ onOrder }: CatalogueProps) => {
  const t = useTranslations('applet');
  const c = useTranslations('customer');
  const shared = useTranslations('shared');
  const [cart, setCart] = useState<Cart>({});
  const [method, setMethod] = useState<PaymentMethod>(PaymentMethod.enum.wallet);
  const open = useOpenShopOrder();
  const total = totalOf(cart);
  return (
    <>
      <Grid as="ul" className={classes.goods} gap={12} mb={20}>
        {goods.map((good) => (
          <Good key={good} good={good} quantity={cart[good] ?? 0} onChange={(by) => setCart(changed(cart, good, by))} />
        ))}
      </Grid>
      <Box mb={16}>
        <Choice
          legend={shared('paymentMethod')}
          value={method}
          options={PaymentMethod.options.map((value) => ({ value, label: c(`method.${value}`) }))}
          onChange={setMethod}
        />
      </Box>
      {open.isError && <ErrorState error={open.error} onRetry={() => open.reset()} />}
      <Button
        size="md"
        fullWidth
        disabled={total === 0}
        loading={open.isPending}
        onClick={() => open.mutate({ goods: linesOf(cart), method }, { onSuccess: onOrder })}
      >
        {total === 0 ? t('chooseFirst') : t('order', { amount: formatBrl(total) })}
      </Button>
    </>
  );
};

interface GoodProps {
  good: ShopGood;
  quantity: number;
  onChange: (by: number) => void;
}

const Good = ({ good, quantity, onChange }: GoodProps) => {
  const t = useTranslations('applet');
  const name = t(`goods.${good}`);
  return (
    <Stack as="li" className={classes.good} gap={4} align="center" data-chosen={quantity > 0 || undefined}>
      <GoodPicture good={good} />
      <Text as="span" weight={550} balance>
        {name}
      </Text>
      <Muted as="span">
        <Money centavos={shopGoods[good]} />
      </Muted>
      <Row as="span" className={classes.counter} gap={8} align="center">
        <button
          type="button"
          className={classes.step}
          disabled={quantity === 0}
          aria-label={t('less', { name })}
          onClick={() => onChange(-1)}
        >
          <IconMinus size={16} stroke={1.8} aria-hidden />
        </button>
        <span className={classes.quantity} aria-live="polite">
          {quantity}
        </span>
        <button type="button" className={classes.step} aria-label={t('more', { name })} onClick={() => onChange(1)}>
          <IconPlus size={16} stroke={1.8} aria-hidden />
        </button>
      </Row>
    </Stack>
  );
};
