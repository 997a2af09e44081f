import type {
  ForgotPasswordRequest,
  LoginRequest,
  MessageReply,
  RefreshRequest,
  RegisterRequest,
  ResetPasswordRequest,
  Tokens,
  VerifyOtpRequest,
} from '@sextant/contracts';
import { api } from '../../lib/api.ts';

const extraOptions = { anonymous: true };
const post = (url: string) => (body: unknown) => ({ url, method: 'POST', body });

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Tokens, LoginRequest>({ query: post('login/'), extraOptions }),
    register: build.mutation<MessageReply, RegisterRequest>({ query: post('register/'), extraOptions }),
    logout: build.mutation<MessageReply, RefreshRequest>({ query: post('logout/'), extraOptions }),
    forgotPassword: build.mutation<MessageReply, ForgotPasswordRequest>({
      query: post('forgot-password/'),
      extraOptions,
    }),
    verifyOtp: build.mutation<MessageReply, VerifyOtpRequest>({ query: post('verify-otp/'), extraOptions }),
    resetPassword: build.mutation<MessageReply, ResetPasswordRequest>({
      query: post('reset-password/'),
      extraOptions,
    }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useForgotPasswordMutation,
  useVerifyOtpMutation,
  useResetPasswordMutation,
} = authApi;
