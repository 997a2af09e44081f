import { messageReply } from '../accounts.ts';
import { checkRequest } from '../chat.ts';
import {
  changePasswordRequest,
  deleteAccountRequest,
  myAccount,
  signInParams,
  signInsReply,
  verifyEmailRequest,
} from '../my-account.ts';
import { route } from './route.ts';

/** The life of an account after it was made. */
export const myAccountRoutes = {
  myAccount: route({
    method: 'GET',
    path: '/api/v1/account/',
    access: 'user',
    summary: 'E-mail address, whether it is verified, and how the account signs in',
    reply: myAccount,
  }),
  sendVerification: route({
    method: 'POST',
    path: '/api/v1/account/verification/',
    access: 'user',
    summary: 'Have a link sent by which the e-mail address is verified',
    body: checkRequest,
    reply: messageReply,
  }),
  verifyEmail: route({
    method: 'POST',
    path: '/api/v1/verify-email/',
    access: 'anyone',
    summary: 'Verify an e-mail address by what the link in the mail carries',
    body: verifyEmailRequest,
    reply: messageReply,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/v1/account/password/',
    access: 'user',
    summary: 'Change the password; ends all other sign-ins',
    body: changePasswordRequest,
    reply: messageReply,
  }),
  signIns: route({
    method: 'GET',
    path: '/api/v1/account/sign-ins/',
    access: 'user',
    summary: 'Where the account is signed in',
    reply: signInsReply,
  }),
  endSignIn: route({
    method: 'DELETE',
    path: '/api/v1/account/sign-ins/:id/',
    access: 'user',
    summary: 'End one sign-in',
    params: signInParams,
    reply: signInsReply,
  }),
  endOtherSignIns: route({
    method: 'DELETE',
    path: '/api/v1/account/sign-ins/',
    access: 'user',
    summary: 'End all sign-ins but the one that asks',
    reply: signInsReply,
  }),
  downloadData: route({
    method: 'GET',
    path: '/api/v1/account/data/',
    access: 'user',
    summary: 'All that is kept of an account: sessions, citations, profile and picture',
    produces: 'application/zip',
  }),
  deleteAccount: route({
    method: 'POST',
    path: '/api/v1/account/delete/',
    access: 'user',
    summary: 'Delete the account and everything in it for good',
    body: deleteAccountRequest,
    reply: messageReply,
  }),
};
