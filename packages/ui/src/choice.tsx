import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<T extends string> {
  legend: string;
  help?: string;
  options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, all in view. */
export const Choice = <T extends string>({ legend, help, options, value, onChange }: ChoiceProps<T>) => {
  const id = useId();
  return (
    <fieldset className={classes.choice} aria-describedby={help ? `${id}-help` : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      <div className={classes.options}>
        {options.map(({ value: one, label, lang }) => (
          <label key={one} className={classes.option} lang={lang}>
            <input
              type="radio"
              name={id}
              className={classes.radio}
              checked={value === one}
              onChange={() => onChange(one)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
