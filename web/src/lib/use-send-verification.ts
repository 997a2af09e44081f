import { toast } from '../ui/toast.ts';
import { useSendVerificationMutation } from './account-api.ts';
import { errorText } from './server-error.ts';

/** Has the link sent, and says what came of it. */
export function useSendVerification() {
  const [send, { data, isLoading }] = useSendVerificationMutation();
  const press = async () => {
    const reply = await send();
    if (reply.error) toast.error(errorText(reply.error, 'The email could not be sent. Please try again.'));
    else toast.success(reply.data.message);
  };
  return { press, isSending: isLoading, wasSent: data !== undefined };
}
