import '@mantine/core/styles/Input.css';

/** Mantine's field of one line. */
export { TextInput, type TextInputProps } from '@mantine/core';
