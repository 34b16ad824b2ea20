import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { FactorInput } from '@balcao/ui/factor-input.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PasswordField } from '@balcao/ui/password-field.tsx';
import { decide, useRefusals } from '@balcao/ui/refusals';
import { useFactorCode } from '@balcao/ui/use-factor-code';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FactorOffer, type Offer } from './factor-offer.tsx';
import { useEnableFactor, useGenerateFactor } from './staff.queries.ts';

interface StepProps {
  onClose: () => void;
  onOffer: (offer: Offer) => void;
}

/** First who one is, by the password or by the app of now; then the new app by its first code. */
const FactorDialog = ({ isOn, onClose }: { isOn: boolean; onClose: () => void }) => {
  // The state of now is asked at the beginning only: by the end it has changed.
  const [wasOn] = useState(isOn);
  const [offer, setOffer] = useState<Offer>();
  if (offer) return <OfferStep offer={offer} wasOn={wasOn} onClose={onClose} />;
  return wasOn ? (
    <ReplaceStep onClose={onClose} onOffer={setOffer} />
  ) : (
    <PasswordStep onClose={onClose} onOffer={setOffer} />
  );
};
export default FactorDialog;

const PasswordStep = ({ onClose, onOffer }: StepProps) => {
  const t = useTranslations('staff');
  const shared = useTranslations('shared');
  const id = useId();
  const present = useRefusals();
  const generate = useGenerateFactor();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const refused = (reason: Error) => {
    const decision = decide(reason);
    if (decision.does === 'toast') setError(decision.message);
    else present(reason);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    generate.mutate(password, { onSuccess: onOffer, onError: refused });
  };
  return (
    <Dialog
      title={t('account.factor.enableTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={generate.isPending} disabled={password === ''}>
          {shared('continue')}
        </Button>
      }
    >
      {t('account.factor.proveText')}
      <Grid as="form" id={id} gap={16} mt={16} tone="text" whiteSpace="normal" noValidate onSubmit={submit}>
        <PasswordField
          data-autofocus
          label={shared('password')}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            setError(undefined);
          }}
        />
      </Grid>
    </Dialog>
  );
};

const ReplaceStep = ({ onClose, onOffer }: StepProps) => {
  const t = useTranslations('staff.account.factor');
  const shared = useTranslations('shared');
  const id = useId();
  const onOther = useRefusals();
  const { form, input, isPending } = useFactorCode(useGenerateFactor().mutateAsync, { onDone: onOffer, onOther });
  return (
    <Dialog
      title={t('replaceTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {shared('continue')}
        </Button>
      }
    >
      {t('replaceText')}
      <Grid as="form" id={id} gap={16} mt={16} tone="text" whiteSpace="normal" {...form}>
        <FactorInput {...input} data-autofocus />
      </Grid>
    </Dialog>
  );
};

const OfferStep = ({ offer, wasOn, onClose }: { offer: Offer; wasOn: boolean; onClose: () => void }) => {
  const t = useTranslations('staff.account.factor');
  const id = useId();
  const onDone = () => {
    tellGood(t('done'));
    onClose();
  };
  const onOther = useRefusals();
  const { form, input, isPending } = useFactorCode(useEnableFactor().mutateAsync, { onDone, onOther });
  return (
    <Dialog
      title={t(wasOn ? 'replaceTitle' : 'enableTitle')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {t('enable')}
        </Button>
      }
    >
      <Grid as="form" id={id} gap={16} mt={16} tone="text" whiteSpace="normal" {...form}>
        <FactorOffer offer={offer} input={input} />
      </Grid>
    </Dialog>
  );
};
