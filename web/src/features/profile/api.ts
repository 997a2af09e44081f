import { api } from '../../lib/api.ts';
import { profileLearned } from '../../lib/auth-state.ts';
import { endpoint } from '../../lib/endpoint.ts';

/** Only what changes is sent. */
interface ProfileChange {
  fullName?: string;
  picture?: Blob;
}

/** Whatever kind of picture was chosen: the server tells by its bytes, and the form's file is named as a jpg. */
const pictureName = 'profile_picture.jpg';

function formOf({ fullName, picture }: ProfileChange): FormData {
  const form = new FormData();
  if (fullName) form.append('full_name', fullName);
  if (picture) form.append('profile_picture', picture, pictureName);
  return form;
}

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    userProfile: build.query({
      ...endpoint<'userProfile', void>('userProfile', () => ({})),
      providesTags: ['users'],
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data)
          dispatch(profileLearned({ fullName: data.full_name, profilePicture: data.profile_picture }));
      },
    }),
    updateProfile: build.mutation({
      ...endpoint('updateProfile', (change: ProfileChange) => ({ body: formOf(change) })),
      invalidatesTags: (profile) => (profile ? ['users'] : []),
    }),
  }),
});

export const { useUserProfileQuery, useUpdateProfileMutation } = profileApi;
