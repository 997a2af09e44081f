import type { ChangePasswordRequest, DeleteAccountRequest } from '@sextant/contracts';
import { api } from '../../lib/api.ts';
import { endpoint } from '../../lib/endpoint.ts';

const accountPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIns: build.query({ ...endpoint<'signIns', void>('signIns', () => ({})), providesTags: ['users'] }),
    endSignIn: build.mutation({
      ...endpoint('endSignIn', (id: string) => ({ params: { id } })),
      invalidatesTags: ['users'],
    }),
    endOtherSignIns: build.mutation({
      ...endpoint<'endOtherSignIns', void>('endOtherSignIns', () => ({})),
      invalidatesTags: ['users'],
    }),
    changePassword: build.mutation({
      ...endpoint('changePassword', (body: ChangePasswordRequest) => ({ body })),
      invalidatesTags: (reply) => (reply ? ['users'] : []),
    }),
    deleteAccount: build.mutation(endpoint('deleteAccount', (body: DeleteAccountRequest) => ({ body }))),
  }),
});

export const {
  useSignInsQuery,
  useEndSignInMutation,
  useEndOtherSignInsMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
} = accountPageApi;
