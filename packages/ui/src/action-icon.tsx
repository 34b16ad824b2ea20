import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Loader.css';

/** Mantine's button of one icon. It needs a name: aria-label. */
export { ActionIcon } from '@mantine/core';
