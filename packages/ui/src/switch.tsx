import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';

/** Mantine's switch, which takes effect at once. */
export { Switch } from '@mantine/core';
