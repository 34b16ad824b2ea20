import { useMediaQuery } from '@mantine/hooks';

/** Whether phone and bench stand side by side; the same width is in the styles. */
export const useWide = (): boolean => useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
