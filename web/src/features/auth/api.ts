import type {
  ForgotPasswordRequest,
  LoginRequest,
  RefreshRequest,
  RegisterRequest,
  ResetPasswordRequest,
  VerifyOtpRequest,
} from '@sextant/contracts';
import { api } from '../../lib/api.ts';
import { endpoint } from '../../lib/endpoint.ts';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(endpoint('login', (body: LoginRequest) => ({ body }))),
    register: build.mutation(endpoint('register', (body: RegisterRequest) => ({ body }))),
    logout: build.mutation(endpoint('logout', (body: RefreshRequest) => ({ body }))),
    forgotPassword: build.mutation(endpoint('forgotPassword', (body: ForgotPasswordRequest) => ({ body }))),
    verifyOtp: build.mutation(endpoint('verifyOtp', (body: VerifyOtpRequest) => ({ body }))),
    resetPassword: build.mutation(endpoint('resetPassword', (body: ResetPasswordRequest) => ({ body }))),
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
