import type { TemplateDetail } from '@balcao/contract/template';
import { showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import { tellOnce } from '@balcao/ui/use-command';
import { useTranslations } from 'use-intl';
import { useChangeTemplate, useCreateTemplate, useSubmitTemplate } from './template.queries.ts';
import { entryOf, type TemplateForm, type TemplateValues, type useTemplateForm } from './use-template-form.ts';

interface SavingProps {
  kept: TemplateDetail | undefined;
  onMade: (templateId: string) => void;
  /** It waits for its review now. */
  onSubmitted: (templateId: string) => void;
}
interface Sent extends ReturnType<typeof useTemplateForm> {
  values: TemplateValues;
  /** Submitted as soon as it is kept. */
  isSubmitted: boolean;
  /** Nothing can be lost any more. */
  release: () => void;
}

/** A change names its fields within `entry`; the form does not. */
const within = (form: TemplateForm) => {
  const inForm = (path: string) => path.replace(/^entry\./, '');
  return {
    setErrors: (errors: Record<string, string>) =>
      form.setErrors(Object.fromEntries(Object.entries(errors).map(([path, text]) => [inForm(path), text]))),
    getInputNode: (path: string) => form.getInputNode(inForm(path)),
  };
};

/** Keeps what was written, and submits it where that was asked; what is kept stays when the submission is refused. */
export const useTemplateSaving = ({ kept, onMade, onSubmitted }: SavingProps) => {
  const t = useTranslations('template');
  const present = useRefusals();
  const create = useCreateTemplate();
  const change = useChangeTemplate(kept?.id ?? '');
  const submit = useSubmitTemplate();

  const after = (
    { id, name, version }: Pick<TemplateDetail, 'id' | 'name' | 'version'>,
    { isSubmitted, release }: Pick<Sent, 'isSubmitted' | 'release'>,
  ) => {
    const stay = () => {
      if (kept) return;
      release();
      onMade(id);
    };
    if (!isSubmitted) return stay();
    const done = () => {
      release();
      onSubmitted(id);
    };
    // Not as options of the call: what waits is shown without a form, and the form that sent it is gone before the answer is told.
    const submission = submit.mutateAsync({ id, version });
    tellOnce(submission, t('submitted', { name }));
    void submission.then(done, stay);
  };

  return {
    isPending: create.isPending || change.isPending || submit.isPending,
    /** The name of what was sent and not answered. */
    unsure: create.isPending ? undefined : create.unsure?.name,
    askAgain: () =>
      create.unsure && create.mutate(create.unsure, { onSuccess: ({ id }) => onMade(id), onError: present }),

    save: ({ form, edited, values, ...rest }: Sent): void => {
      const onError = (error: Error) => {
        if (!showFieldErrors(within(form), error) && !isEditConflict(error)) present(error);
      };
      const entry = entryOf(values);
      const tell = ({ name }: { readonly name: string }) => (rest.isSubmitted ? undefined : t('saved', { name }));
      if (!kept) {
        create.mutate(entry, { tell, onSuccess: (made) => after(made, rest), onError });
        return;
      }
      if (!edited.isDirty) {
        if (!rest.isSubmitted) tellGood(t('saved', kept));
        after({ ...kept, version: edited.base?.version ?? kept.version }, rest);
        return;
      }
      const onSuccess = (made: TemplateDetail) => {
        edited.saved(made, values);
        after(made, rest);
      };
      change.mutate({ entry, version: edited.base?.version ?? kept.version }, { tell, onSuccess, onError });
    },
  };
};
