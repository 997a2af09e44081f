import { createContext, useContext } from 'react';

/** The id of the session whose page is shown. */
export const SessionIdContext = createContext('');

export const useSessionId = (): string => useContext(SessionIdContext);
