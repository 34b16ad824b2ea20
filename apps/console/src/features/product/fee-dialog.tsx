import { feeText } from '@balcao/contract/fee-words';
import { localeOf } from '@balcao/contract/locale';
import type { PaymentProduct } from '@balcao/contract/order';
import { methodNames } from '@balcao/contract/order-method-names';
import { feeRange } from '@balcao/contract/product-fee';
import { productName } from '@balcao/contract/product-names';
import { Button } from '@balcao/ui/button.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useEdited } from '@balcao/ui/use-edited';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField, reasonOf } from '../../lib/reason-field.tsx';
import classes from './fee.module.css';
import { type DeskFees, useChangeFees } from './fee.queries.ts';
import { basisPointsOf, percentText } from './percent.ts';

interface FeeDialogProps {
  id: string;
  product: PaymentProduct;
  fees: DeskFees;
  onClose: () => void;
}
/** A fee as it is being typed. */
interface Typed {
  readonly percent: string;
  readonly fixed: number | null;
}

const planOf = ({ percent, fixed }: Typed) => {
  const basisPoints = basisPointsOf(percent);
  const isRight = basisPoints !== undefined && basisPoints <= feeRange.basisPoints && (fixed ?? 0) <= feeRange.fixed;
  return isRight ? { basisPoints, fixed: fixed ?? 0 } : undefined;
};
type Plan = NonNullable<ReturnType<typeof planOf>>;
const isSame = (one: Plan, other: Plan) => one.basisPoints === other.basisPoints && one.fixed === other.fixed;

/** The fees of one product as they are being typed, and what of them is new. */
const useTyped = (product: PaymentProduct, latest: DeskFees, isPending: boolean) => {
  const locale = localeOf(useLocale());
  const mineIn = ({ list }: DeskFees) => list.filter((fee) => fee.product === product);
  const begin = ({ basisPoints, fixed }: Plan): Typed => ({ percent: percentText(basisPoints, locale), fixed });
  const valuesOf = (fees: DeskFees) => Object.fromEntries(mineIn(fees).map((fee) => [fee.method, begin(fee)]));
  const [typed, setTyped] = useState(() => valuesOf(latest));
  const edited = useEdited({ latest, valuesOf, typed, put: setTyped, isPending });
  const mine = mineIn(edited.base);
  const rows = mine.map((fee) => {
    const now = typed[fee.method] ?? begin(fee);
    const set = (next: Partial<Typed>) => setTyped({ ...typed, [fee.method]: { ...now, ...next } });
    return { fee, now, plan: planOf(now), set };
  });
  const changed = rows.flatMap(({ fee, plan }) => {
    if (!plan || isSame(plan, fee)) return [];
    return [{ product, method: fee.method, plan: isSame(plan, fee.ordinary) ? null : plan }];
  });
  return {
    rows,
    changed,
    edited,
    areRight: rows.every(({ plan }) => plan !== undefined),
    toOrdinary: () => setTyped(Object.fromEntries(mine.map((fee) => [fee.method, begin(fee.ordinary)]))),
  };
};
type FeeRow = ReturnType<typeof useTyped>['rows'][number];

const FeeFields = ({ fee, now, plan, set }: FeeRow) => {
  const t = useTranslations('merchant.fees.dialog');
  const locale = localeOf(useLocale());
  const method = methodNames[locale][fee.method];
  return (
    <Grid className={classes.pair} gap={12} align="end">
      <TextInput
        label={t('percent', { method })}
        description={t('ordinary', { fee: feeText(fee.ordinary, locale) })}
        inputMode="decimal"
        autoComplete="off"
        rightSection={<span aria-hidden="true">%</span>}
        value={now.percent}
        error={plan ? undefined : t('range')}
        onChange={({ currentTarget: { value } }) => set({ percent: value })}
      />
      <MoneyInput label={t('fixed', { method })} value={now.fixed} onChange={(fixed) => set({ fixed })} />
    </Grid>
  );
};

/** Agrees other fees of one product with a merchant. */
const FeeDialog = ({ id, product, fees, onClose }: FeeDialogProps) => {
  const t = useTranslations('merchant.fees.dialog');
  const locale = localeOf(useLocale());
  const change = useChangeFees(id);
  const { rows, changed, edited, areRight, toOrdinary } = useTyped(product, fees, change.isPending);
  const [reason, setReason] = useState('');
  const { said, isEnough } = reasonOf(reason);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { version: edited.base.version, reason: said, fees: changed },
      { tell: t('saved'), onSuccess: onClose },
    );
  };
  const isReady = areRight && !edited.isEditConflict && changed.length > 0 && isEnough;
  return (
    <FormDialog
      title={t('title', { product: productName(locale, product) })}
      text={t('text')}
      action={t('save')}
      gap={12}
      isBusy={change.isPending}
      isDisabled={!isReady}
      onSubmit={save}
      onClose={onClose}
    >
      {rows.map((row) => (
        <FeeFields key={row.fee.method} {...row} />
      ))}
      <div>
        <Button variant="subtle" size="xs" onClick={toOrdinary}>
          {t('toOrdinary')}
        </Button>
      </div>
      <ReasonField
        label={t('reason')}
        description={t('reasonHelp')}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      <EditConflictNote of={edited} />
    </FormDialog>
  );
};
export default FeeDialog;
