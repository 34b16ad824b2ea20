import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './login-page.module.css';

interface FormFrameProps {
  title: string;
  line: string;
  /** The way to another form: a question and its answer. */
  other: { readonly question: string; readonly answer: string; readonly tab?: 'register' };
  children: ReactNode;
}

/** What the three forms of the page have in common: title, line, and the way to another one. */
export const FormFrame = ({ title, line, other, children }: FormFrameProps) => (
  <>
    <h1 className={classes.title}>{title}</h1>
    <p className={classes.line}>{line}</p>
    {children}
    <p className={classes.other}>
      {other.question}{' '}
      <Link to="/login" search={(now) => ({ ...now, tab: other.tab })} className="link">
        {other.answer}
      </Link>
    </p>
  </>
);
