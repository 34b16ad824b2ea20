import '@mantine/core/styles/Input.css';

/** Mantine's field with the browser's own list. */
export { NativeSelect } from '@mantine/core';
