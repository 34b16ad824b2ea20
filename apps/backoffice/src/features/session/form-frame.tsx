import { Muted, Text } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import type { LoginPlace, LoginTab } from './login-address.ts';
import classes from './login-page.module.css';
import { TabLink } from './tab-link.tsx';

interface FormFrameProps {
  title: string;
  line: string;
  place: LoginPlace;
  /** The way to another form: a question and its answer. */
  other: { readonly question: string; readonly answer: string; readonly tab: LoginTab };
  children: ReactNode;
}

/** What the three forms of the page have in common: title, line, and the way to another one. */
export const FormFrame = ({ title, line, place, other, children }: FormFrameProps) => (
  <>
    <Text as="h1" headline>
      {title}
    </Text>
    <Muted mt={6} balance>
      {line}
    </Muted>
    {children}
    <p className={classes.other}>
      {other.question}{' '}
      <TabLink place={place} to={other.tab}>
        {other.answer}
      </TabLink>
    </p>
  </>
);
