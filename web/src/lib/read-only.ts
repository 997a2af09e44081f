import { createContext, useContext } from 'react';

/** Whether what is around may only be read: nothing there is asked, stopped, checked or made again. */
export const ReadOnlyContext = createContext(false);

export const useReadOnly = (): boolean => useContext(ReadOnlyContext);
