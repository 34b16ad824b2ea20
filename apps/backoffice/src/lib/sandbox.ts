import { getSandbox } from '@balcao/contract/sandbox';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

let asked: Promise<boolean> | undefined;

/** Is this the sandbox? Where it is off its addresses do not exist, and the answer is no. */
const isSandbox = (): Promise<boolean> => {
  asked ??= api(getSandbox, {}).then(
    ({ sandbox }) => sandbox,
    () => false,
  );
  return asked;
};

/** False until it is known. */
export const useSandbox = (): boolean => {
  const [is, setIs] = useState(false);
  useEffect(() => void isSandbox().then(setIs), []);
  return is;
};
