import { localeNames } from '@balcao/contract/locale';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Box, Grid } from '@balcao/ui/layout.tsx';
import type { Locale } from '@balcao/ui/locale';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressesAtMost, addressesIn } from './addresses.ts';
import classes from './invitation.module.css';
import { InvitedRole } from './invited-role.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type InviteForm, useInvite, useInviteForm, type Way } from './use-invite.ts';

/** Invites people into the team: each by a mail of their own, or one of them by a link that is handed over. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('invitation');
  const id = useId();
  const form = useInviteForm();
  const [link, setLink] = useState<string>();
  const { send, isPending, made, isTaken } = useInvite(form, { onSent: onClose, onLink: setLink });
  const { way, emails } = form.values;
  if (link) return <LinkDialog link={link} onClose={onClose} />;
  const count = addressesIn(emails).emails.length;
  return (
    <Dialog
      title={t('form.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={isPending}>
          {way === 'link' ? t('form.makeLink') : t('form.send', { count })}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate onSubmit={form.onSubmit(send, focusFirst(form))} gap={20} mt={12}>
        <Choice<Way>
          legend={t('form.way')}
          options={[
            { value: 'email', label: t('form.byEmail') },
            { value: 'link', label: t('form.byLink') },
          ]}
          value={way}
          onChange={(chosen) => form.setFieldValue('way', chosen)}
        />
        {way === 'link' && <Box as="p">{t('form.linkHelp')}</Box>}
        {way === 'email' && <Addresses form={form} />}
        <InvitedRole form={form} made={made} isTaken={isTaken} />
        {way === 'email' && (
          <NativeSelect
            label={t('form.locale')}
            description={t('form.localeHelp')}
            data={Object.entries(localeNames).map(([value, label]) => ({ value, label }))}
            {...form.getInputProps('locale')}
            onChange={(event) => form.setFieldValue('locale', event.currentTarget.value as Locale)}
          />
        )}
      </Grid>
    </Dialog>
  );
};
export default InviteDialog;

const Addresses = ({ form }: { form: InviteForm }) => {
  const t = useTranslations('invitation.form');
  return (
    <Textarea
      data-autofocus
      label={t('emails')}
      description={t('emailsHelp', { max: addressesAtMost })}
      placeholder={t('emailsExample')}
      rows={3}
      spellCheck={false}
      autoComplete="off"
      classNames={{ error: classes.lines ?? '' }}
      {...form.getInputProps('emails')}
    />
  );
};
