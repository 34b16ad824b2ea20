import '@mantine/core/styles/Slider.css';

/** Mantine's slider. It needs a name: thumbLabel. */
export { Slider } from '@mantine/core';
