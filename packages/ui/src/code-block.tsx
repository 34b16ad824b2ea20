import classes from './code-block.module.css';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  /** What is shown, in lines. */
  code: string;
  /** What is copied, where it is laid out for reading only. */
  exact?: string;
  /** What it is, for the button's name: "a chave pública". */
  what: string;
}

/** Commands, keys and messages as machines read them, with a button that copies the whole. */
export const CodeBlock = ({ code, exact = code, what }: CodeBlockProps) => (
  <div className={classes.block}>
    <pre className={classes.code}>{code}</pre>
    <span className={classes.copy}>
      <CopyButton value={exact} what={what} />
    </span>
  </div>
);
