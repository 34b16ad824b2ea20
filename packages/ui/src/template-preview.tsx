import { saidOf, samplesOf, type TemplateVariable, type TemplateWords } from '@balcao/contract/template-text';
import { IconCornerUpLeft, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { Row, Text } from './layout.tsx';
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

/** A message template as the phone shows it, with the samples of its variables. */
export const TemplatePreview = ({ version, variables, label }: TemplatePreviewProps) => {
  const [at] = useState(() => new Date().toISOString());
  const named = variables.filter(({ sample }) => sample !== '');
  return (
    <section className={classes.phone} aria-label={label}>
      <MessageBubble side="other" text={saidOf(version, samplesOf(named))} at={at} />
      {version.buttons.length > 0 && (
        <ul className={classes.buttons}>
          {[...version.buttons.entries()].map(([place, { label: text, url }]) => {
            const Icon = url === null ? IconCornerUpLeft : IconExternalLink;
            return (
              // The place is what tells buttons apart while their texts are typed.
              <Row as="li" key={place} className={classes.button} gap={8} align="center" justify="center">
                <Icon size={16} stroke={1.8} aria-hidden />
                <Text as="span" weight={550} breakable>
                  {text}
                </Text>
              </Row>
            );
          })}
        </ul>
      )}
    </section>
  );
};
