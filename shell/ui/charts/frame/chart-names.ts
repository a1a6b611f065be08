import { createContext } from 'react';

/** Ids of the elements that name and describe a chart, for its plot. */
export const ChartNames = createContext({ title: '', description: '' });
