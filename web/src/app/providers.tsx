import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { PersistGate } from 'redux-persist/integration/react';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { ErrorPage } from './error-page.tsx';
import { RouteSkeleton } from './route-skeletons.tsx';
import { AppRoutes } from './routes.tsx';
import { ScrollToPlace } from './scroll-to-place.tsx';
import { persistor, store } from './store.ts';

/** Everything that surrounds the screens. Nothing is shown before the stored sign-in is back: the guard needs it. */
export function Providers() {
  return (
    <ErrorBoundary instead={<ErrorPage />}>
      <Provider store={store}>
        <PersistGate persistor={persistor}>
          {/* The router without loaders: the queries load, and it is 18 kB lighter. */}
          <BrowserRouter>
            <Suspense fallback={<RouteSkeleton />}>
              {/* Before the screen, which may know a better place. */}
              <ScrollToPlace />
              <AppRoutes />
            </Suspense>
          </BrowserRouter>
        </PersistGate>
        <ToastHost />
      </Provider>
    </ErrorBoundary>
  );
}
