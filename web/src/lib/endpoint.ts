import type { CallInput, CallReply, RouteName } from '@sextant/contracts/routes/index';
import { isAnonymous, replySchemaOf, requestOf } from './call.ts';

/**
 * An RTK Query endpoint of a call: `build.query(endpoint('turn', (id: string) => ({ params: { id } })))`. Its address,
 * whether it carries a token, and the type of its reply come from the table of calls.
 * @param toInput what the call is asked with, from what the endpoint is given
 */
export function endpoint<N extends RouteName, Arg>(name: N, toInput: (arg: Arg) => CallInput<N>) {
  const rawResponseSchema = replySchemaOf(name);
  return {
    query: (arg: Arg) => requestOf(name, toInput(arg)),
    transformResponse: (reply: CallReply<N>): CallReply<N> => reply,
    extraOptions: { isAnonymous: isAnonymous(name) },
    ...(rawResponseSchema && { rawResponseSchema }),
  };
}
