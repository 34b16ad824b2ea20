import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';

/** Mantine's box to tick, with its words. */
export { Checkbox } from '@mantine/core';
