import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

/** Mantine's choice of one of a few in a bar. */
export { SegmentedControl } from '@mantine/core';
