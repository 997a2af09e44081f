import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { PersistGate } from 'redux-persist/integration/react';
import { ToastHost } from '../ui/toast-host.tsx';
import { router } from './routes.tsx';
import { persistor, store } from './store.ts';

/** Everything that surrounds the screens. Nothing is shown before the stored sign-in is back: the guard needs it. */
export function Providers() {
  return (
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        <RouterProvider router={router} />
      </PersistGate>
      <ToastHost />
    </Provider>
  );
}
