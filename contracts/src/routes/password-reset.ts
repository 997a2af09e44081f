import { forgotPasswordRequest, messageReply, resetPasswordRequest, verifyOtpRequest } from '../accounts.ts';
import { route } from './route.ts';

/** A new password for who forgot it. */
export const passwordResetRoutes = {
  forgotPassword: route({
    method: 'POST',
    path: '/api/v1/forgot-password/',
    access: 'anyone',
    summary: 'Have a one-time code sent',
    body: forgotPasswordRequest,
    reply: messageReply,
  }),
  verifyOtp: route({
    method: 'POST',
    path: '/api/v1/verify-otp/',
    access: 'anyone',
    summary: 'Present the code; sets the cookie that a reset requires',
    body: verifyOtpRequest,
    reply: messageReply,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/v1/reset-password/',
    access: 'anyone',
    summary: 'Choose a new password',
    body: resetPasswordRequest,
    reply: messageReply,
  }),
};
