import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';

/** Mantine's button, with what it turns while it works. */
export { Button } from '@mantine/core';
