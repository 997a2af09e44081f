import { pictureParams, profile, profileFields } from '../accounts.ts';
import { route } from './route.ts';

/** Who is signed in. */
export const profileRoutes = {
  userProfile: route({
    method: 'GET',
    path: '/api/v1/user-profile/',
    access: 'user',
    summary: 'Name and picture',
    reply: profile,
  }),
  updateProfile: route({
    method: 'PUT',
    path: '/api/v1/profile/',
    access: 'user',
    summary: 'Change name or picture',
    body: profileFields,
    consumes: 'multipart',
    files: ['profile_picture'],
    reply: profile,
  }),
  picture: route({
    method: 'GET',
    path: '/api/v1/pictures/:id/',
    access: 'anyone',
    summary: 'A profile picture, by the address that the profile tells',
    params: pictureParams,
    produces: 'image/jpeg',
  }),
};
