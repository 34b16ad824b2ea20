import { type Applet, AppletChange, AppletEntry, AppletTemplate } from '@balcao/contract/applet';
import type { AppletCategory } from '@balcao/contract/applet-category';
import { checkedNow } from '@balcao/ui/form-check';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useLocale } from 'use-intl';
import { newPictureIn } from '../../lib/crop/picture-address.ts';

/** What the form holds. The icon is an address: that of the kept one, or the data of a new one. */
export interface AppletValues {
  name: string;
  abbreviation: string;
  category: string;
  intro: string;
  description: string;
  icon: string;
  /** Of a new one alone: what its folder begins with. */
  template: AppletTemplate;
}

const valuesOf = (applet: Applet | undefined): AppletValues => ({
  name: applet?.name ?? '',
  abbreviation: applet?.abbreviation ?? '',
  category: applet?.category ?? '',
  intro: applet?.intro ?? '',
  description: applet?.description ?? '',
  icon: applet?.icon ?? '',
  template: applet?.template ?? AppletTemplate.enum.blank,
});

const ask = ({ icon, category, template: _, ...words }: AppletValues) => ({
  // None or another one is what the check finds.
  fields: { ...words, category: category as AppletCategory },
  icon: newPictureIn(icon),
});

/** What the API is sent to make one. */
export const entryOf = (values: AppletValues): AppletEntry => {
  const { fields, icon = '' } = ask(values);
  return { ...fields, icon, template: values.template };
};
/** What it is sent to change one: the icon only when it is another. */
export const changeOf = (values: AppletValues, version: number): AppletChange => {
  const { fields, icon } = ask(values);
  return { ...fields, version, ...(icon === undefined ? {} : { icon }) };
};

/** The form of a mini program, new or kept, and which version of it is being edited. */
export const useAppletForm = (applet: Applet | undefined, isPending: boolean) => {
  const locale = useLocale();
  const form = useForm<AppletValues>({
    initialValues: valuesOf(applet),
    validate: (values) =>
      applet
        ? checkedNow(AppletChange, locale)(changeOf(values, applet.version))
        : checkedNow(AppletEntry, locale)(entryOf(values)),
  });
  return { form, edited: useEditedForm({ latest: applet, valuesOf, form, isPending }) };
};
export type AppletForm = ReturnType<typeof useAppletForm>['form'];
