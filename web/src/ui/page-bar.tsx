import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place in the bar at the top of the page where a screen puts its own tools; null before it is there. */
export const PageBarContext = createContext<HTMLElement | null>(null);

/** Shows a screen's title and tools in the one bar of the page: a second bar would cost every answer a line. */
export function InPageBar({ children }: { children: ReactNode }) {
  const place = useContext(PageBarContext);
  return place && createPortal(children, place);
}
