/**
 * Addresses of the screens, in the router's form (`:id` stands for one segment). Free of zod, so that the web's first
 * page may import it. The server answers 200 for these and 404, with the same page, for every other one.
 */
export const pages = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgetPassword: '/forget-password',
  verifyOtp: '/verify-otp',
  resetPassword: '/reset-password',
  successMessage: '/success-msg',
  dashboard: '/dashboard',
  session: '/dashboard/:id',
  shared: '/shared/:token',
  example: '/example',
  account: '/account',
  verifyEmail: '/verify-email',
} as const;
