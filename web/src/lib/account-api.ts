import { api } from './api.ts';
import { endpoint } from './endpoint.ts';

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    myAccount: build.query({
      ...endpoint<'myAccount', void>('myAccount', () => ({})),
      providesTags: ['users'],
    }),
    verifyEmail: build.mutation({
      ...endpoint('verifyEmail', (token: string) => ({ body: { token } })),
      invalidatesTags: (reply) => (reply ? ['users'] : []),
    }),
    sendVerification: build.mutation(
      endpoint<'sendVerification', void>('sendVerification', () => ({ body: {} })),
    ),
  }),
});

/** Whether one's email address is verified, and the mail by which it is: asked for where something depends on it. */
export const { useMyAccountQuery, useVerifyEmailMutation, useSendVerificationMutation } = accountApi;
