import { saidOf, samplesOf, type TemplateVariable, type TemplateWords } from '@balcao/contract/template-text';
import { useState } from 'react';
import { MessageBubble } from './message-bubble.tsx';
import classes from './template-preview.module.css';

interface PreviewedVersion extends TemplateWords {
  readonly buttons: readonly { readonly label: string; readonly url: string | null }[];
}
interface TemplatePreviewProps {
  /** What stands in one language. */
  version: PreviewedVersion;
  variables: readonly TemplateVariable[];
  /** Says what this is, for people who do not see it. */
  label: string;
}

/** A message template as the phone shows it, with the samples of its variables, or with what stands for them. */
export const TemplatePreview = ({ version, variables, label }: TemplatePreviewProps) => {
  const [at] = useState(() => new Date().toISOString());
  const named = variables.filter(({ sample }) => sample !== '');
  return (
    <section className={classes.phone} aria-label={label}>
      <MessageBubble
        side="other"
        text={saidOf(version, samplesOf(named))}
        at={at}
        buttons={version.buttons}
        isPreview
      />
    </section>
  );
};
