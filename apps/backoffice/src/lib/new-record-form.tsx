import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

interface NewRecordFormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  isDirty: boolean;
  isPending: boolean;
  /** What the button says. */
  action: string;
  t: (key: 'leave' | 'leaveText' | 'leaveConfirm' | 'created') => string;
  create: (values: Values, then: { readonly tell: string; onSuccess: (made: { readonly id: string }) => void }) => void;
  /** Leads to what was made; going back does not show the empty form again. */
  onCreated: (id: string) => void;
  children: ReactNode;
}

/** The form of a new record: asks before what was typed is lost, makes it, and leads to it. */
export const NewRecordForm = <Values extends object>(props: NewRecordFormProps<Values>) => {
  const { form, isDirty, isPending, action, t, create, onCreated, children } = props;
  const guard = useLeaveGuard(isDirty, { title: t('leave'), message: t('leaveText'), action: t('leaveConfirm') });
  const submit = form.onSubmit((values) => {
    const onSuccess = ({ id }: { readonly id: string }) => {
      guard.release();
      onCreated(id);
    };
    create(values, { tell: t('created'), onSuccess });
  }, focusFirst(form));
  return (
    <Card>
      <Grid as="form" gap={24} noValidate onSubmit={submit}>
        {children}
        <div>
          <Button type="submit" loading={isPending}>
            {action}
          </Button>
        </div>
      </Grid>
    </Card>
  );
};
