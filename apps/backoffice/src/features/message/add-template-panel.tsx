import type { BodyOf } from '@balcao/contract/endpoint';
import type { MessageField } from '@balcao/contract/message-field';
import { fieldsOfTitle, type MessageTitle } from '@balcao/contract/message-library';
import {
  type addMessageTemplate,
  templateFieldsAtLeast,
  templateFieldsAtMost,
} from '@balcao/contract/message-template';
import { labelIn, titleIn } from '@balcao/contract/message-wording';
import { Button } from '@balcao/ui/button.tsx';
import { CheckList } from '@balcao/ui/check-list.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LibraryList } from './library-list.tsx';
import { useAddTemplate } from './message.queries.ts';
import { MessageBubble } from './message-bubble.tsx';

interface AddTemplatePanelProps {
  appletId: string;
  name: string;
  onClose: () => void;
}

/** Begins with the first fields of the title: most teams want those. */
const fieldsAtFirst = 3;

type Entry = BodyOf<typeof addMessageTemplate>;

const useAdding = ({ appletId, onClose }: AddTemplatePanelProps) => {
  const t = useTranslations('message');
  const locale = useLocale();
  const present = useRefusals();
  const { mutate, unsure, isPending } = useAddTemplate(appletId);
  const send = (body: Entry) =>
    mutate(body, {
      tell: ({ title }) => t('added', { title: titleIn(title, locale) }),
      onSuccess: onClose,
      onError: present,
    });
  return { send, unsure: isPending ? undefined : unsure, isPending };
};

interface ChosenProps {
  title: MessageTitle;
  name: string;
  isPending: boolean;
  onSend: (entry: Entry) => void;
  onBack: () => void;
  onClose: () => void;
}

/** What a message with this title says. */
const Chosen = ({ title, name, isPending, onSend, onBack, onClose }: ChosenProps) => {
  const t = useTranslations('message');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const offered = fieldsOfTitle(title);
  const [fields, setFields] = useState<readonly MessageField[]>(offered.slice(0, fieldsAtFirst));
  const toggle = (value: string, isChosen: boolean) => {
    const found = offered.find((field) => field === value);
    if (found) setFields((before) => (isChosen ? [...before, found] : before.filter((field) => field !== found)));
  };
  const fits = fields.length >= templateFieldsAtLeast && fields.length <= templateFieldsAtMost;
  return (
    <SidePanel
      title={titleIn(title, locale)}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onBack}>
            {shared('back')}
          </Button>
          <Button disabled={!fits} loading={isPending} onClick={() => onSend({ title, fields: [...fields] })}>
            {t('add')}
          </Button>
        </>
      }
    >
      <Grid gap={16}>
        <MessageBubble title={title} fields={fields} name={name} />
        <CheckList
          legend={t('fields')}
          options={offered.map((value) => ({ value, label: labelIn(value, locale) }))}
          chosen={fields}
          onToggle={toggle}
        />
        <Muted role="status">{t('fieldsHelp', { least: templateFieldsAtLeast, most: templateFieldsAtMost })}</Muted>
      </Grid>
    </SidePanel>
  );
};

/** Takes a message from the library: which one, then what it says. */
const AddTemplatePanel = (props: AddTemplatePanelProps) => {
  const t = useTranslations('message');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const [title, setTitle] = useState<MessageTitle>();
  const { send, unsure, isPending } = useAdding(props);
  const { name, onClose } = props;
  if (unsure)
    return (
      <SidePanel
        title={t('add')}
        onClose={onClose}
        footer={<Button onClick={() => send(unsure)}>{t('checkAgain')}</Button>}
      >
        <UnsureNotice title={shared('answerLost')} text={t('lost', { title: titleIn(unsure.title, locale) })} />
      </SidePanel>
    );
  const back = () => setTitle(undefined);
  if (title) return <Chosen {...{ title, name, isPending, onClose }} onSend={send} onBack={back} />;
  return (
    <SidePanel title={t('add')} onClose={onClose}>
      <LibraryList onChoose={setTitle} />
    </SidePanel>
  );
};
export default AddTemplatePanel;
