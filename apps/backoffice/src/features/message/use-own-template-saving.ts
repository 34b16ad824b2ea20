import { defaultLocale } from '@balcao/contract/locale';
import type { OwnTemplate, OwnTemplateDetail } from '@balcao/contract/message-own-template';
import { titleIn } from '@balcao/contract/message-wording';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import { tellOnce } from '@balcao/ui/use-command';
import { useLocale, useTranslations } from 'use-intl';
import { useChangeOwnTemplate, useCreateOwnTemplate, useSubmitOwnTemplate } from './own-template.queries.ts';
import { entryOf, type OwnTemplateValues, type useOwnTemplateForm } from './use-own-template-form.ts';

interface SavingProps {
  appletId: string;
  kept: OwnTemplateDetail | undefined;
  onMade: (templateId: string) => void;
}
interface Sent extends ReturnType<typeof useOwnTemplateForm> {
  values: OwnTemplateValues;
  /** Submitted as soon as it is kept. */
  isSubmitted: boolean;
  /** Nothing can be lost any more. */
  release: () => void;
  onClose: () => void;
}

/** Keeps what was written, and submits it where that was asked; what is kept stays when the submission is refused. */
export const useOwnTemplateSaving = ({ appletId, kept, onMade }: SavingProps) => {
  const t = useTranslations('message.own');
  const locale = useLocale();
  const present = useRefusals();
  const create = useCreateOwnTemplate(appletId);
  const change = useChangeOwnTemplate(appletId, kept?.id ?? '');
  const submit = useSubmitOwnTemplate(appletId);

  const after = (
    { id, title: words }: OwnTemplate,
    { isSubmitted, release, onClose }: Omit<Sent, 'form' | 'values' | 'edited'>,
  ) => {
    const title = titleIn(words, locale);
    const stay = () => {
      if (kept) return;
      release();
      onMade(id);
    };
    if (!isSubmitted) return stay();
    const onSuccess = () => {
      release();
      onClose();
    };
    // Not as options of the call: what waits is shown without a form, and the form that sent it is gone before the answer is told.
    const submission = submit.mutateAsync(id);
    tellOnce(submission, t('submitted', { title }));
    void submission.then(onSuccess, stay);
  };

  return {
    isPending: create.isPending || change.isPending || submit.isPending,
    /** The title of what was sent and not answered. */
    unsure: create.isPending ? undefined : create.unsure?.title[defaultLocale],
    askAgain: () =>
      create.unsure && create.mutate(create.unsure, { onSuccess: ({ id }) => onMade(id), onError: present }),

    save: ({ form, edited, values, ...rest }: Sent): void => {
      const onError = (error: Error) => {
        if (!showFieldErrors(form, error) && !isEditConflict(error)) present(error);
      };
      const entry = entryOf(values);
      const saved = ({ title }: Pick<OwnTemplate, 'title'>) => t('saved', { title: titleIn(title, locale) });
      const tell = (made: OwnTemplate) => (rest.isSubmitted ? undefined : saved(made));
      if (!kept) {
        create.mutate(entry, { tell, onSuccess: (made) => after(made, rest), onError });
        return;
      }
      if (!edited.isDirty) {
        if (!rest.isSubmitted) tellGood(saved(kept));
        after(kept, rest);
        return;
      }
      const onSuccess = (made: OwnTemplate) => {
        edited.saved({ ...kept, ...made }, values);
        after(made, rest);
      };
      change.mutate({ entry, version: edited.base?.version ?? kept.version }, { tell, onSuccess, onError });
    },
  };
};
