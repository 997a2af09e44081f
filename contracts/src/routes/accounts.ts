import { loginRequest, messageReply, refreshRequest, registerRequest, tokens } from '../accounts.ts';
import { route } from './route.ts';

/** Accounts and sign-ins. */
export const accountsRoutes = {
  register: route({
    method: 'POST',
    path: '/api/v1/register/',
    access: 'anyone',
    summary: 'Make an account',
    body: registerRequest,
    reply: messageReply,
  }),
  login: route({
    method: 'POST',
    path: '/api/v1/login/',
    access: 'anyone',
    summary: 'Sign in with a password or a Google ID token',
    body: loginRequest,
    reply: tokens,
  }),
  refresh: route({
    method: 'POST',
    path: '/api/v1/token/refresh/',
    access: 'anyone',
    summary: 'Swap a refresh token for new tokens',
    body: refreshRequest,
    reply: tokens,
  }),
  logout: route({
    method: 'POST',
    path: '/api/v1/logout/',
    access: 'anyone',
    summary: 'End a sign-in',
    body: refreshRequest,
    reply: messageReply,
  }),
};
