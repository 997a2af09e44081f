import type { Profile } from '@sextant/contracts';
import { api } from '../../lib/api.ts';
import { profileLearned } from '../../lib/auth-state.ts';

/** Only what changes is sent. */
interface ProfileChange {
  fullName?: string;
  picture?: Blob;
}

/** Whatever kind of picture was chosen: the server tells by its bytes, and the form's file is named as a jpg. */
const pictureName = 'profile_picture.jpg';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    userProfile: build.query<Profile, void>({
      query: () => 'user-profile/',
      providesTags: ['users'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data)
          dispatch(profileLearned({ fullName: data.full_name, profilePicture: data.profile_picture }));
      },
    }),
    updateProfile: build.mutation<Profile, ProfileChange>({
      query: ({ fullName, picture }) => {
        const body = new FormData();
        if (fullName) body.append('full_name', fullName);
        if (picture) body.append('profile_picture', picture, pictureName);
        return { url: 'profile/', method: 'PUT', body };
      },
      invalidatesTags: (profile) => (profile ? ['users'] : []),
    }),
  }),
});

export const { useUserProfileQuery, useUpdateProfileMutation } = profileApi;
