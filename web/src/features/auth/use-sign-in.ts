import type { LoginRequest } from '@sextant/contracts';
import { useDispatch } from 'react-redux';
import { readErrorBody } from '../../lib/server-error.ts';
import { toast } from '../../ui/toast.ts';
import { useLoginMutation } from './api.ts';
import { credentialsEntered, credentialsUsed, setCredentials } from './slice.ts';

/** What Google told of the person, beside what the server is sent. */
interface Person {
  fullName?: string;
  profilePicture?: string | null;
}

/** Signs in and stores the sign-in; says why where it fails. Where to go then is decided by `anonymous-only.tsx`. */
export function useSignIn() {
  const [login, { isLoading }] = useLoginMutation();
  const dispatch = useDispatch();
  const signIn = async (request: LoginRequest, person: Person = {}): Promise<boolean> => {
    dispatch(credentialsEntered({ email: request.username, password: request.password }));
    const { data, error } = await login(request);
    dispatch(credentialsUsed());
    if (!data) {
      const body = readErrorBody(error);
      toast.error(body?.non_field_errors?.[0] ?? body?.message ?? 'Login failed. Please try again.');
      return false;
    }
    // What went wrong before is over, and would follow to the next screen.
    toast.dismiss();
    const { profilePicture = null, fullName = '' } = person;
    dispatch(setCredentials({ ...data, user: { email: request.username, fullName }, profilePicture }));
    return true;
  };
  return { signIn, isLoading };
}
