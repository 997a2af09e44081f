import { createContext, useContext } from 'react';

/** The link by which what is around is read; null of one's own. */
export const ShareTokenContext = createContext<string | null>(null);

export const useShareToken = (): string | null => useContext(ShareTokenContext);

/** Whether what is around may only be read: nothing there is asked, stopped, checked or made again. */
export const useReadOnly = (): boolean => useShareToken() !== null;
