import { Outlet, ScrollRestoration } from 'react-router';

/** What every screen shares. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
